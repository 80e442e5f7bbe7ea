#include <functional>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
  bool first = false;

  vector<string> generateParenthesis( // @start
      int n) {
    vector<string> strings;
    string signs;
    int opened = 0, closed = 0;

    function<bool(int)> backtrack;
    backtrack = [&](int i) { // @call
      if (i == 2 * n) {
        strings.push_back(signs); // @record
        return first; // @record
      }
      for (char sign : {'(', ')'}) { // @option
        if ((opened == n // @attacked open
                && sign == '(') // @attacked open
            || (closed == opened // @attacked close
                && sign == ')')) { // @attacked close
          continue; // @attacked
        }
        signs.push_back(sign); // @place
        if (sign == '(') opened++; // @place
        else closed++; // @place
        if (backtrack(i + 1)) return true; // @recurse
        signs.pop_back(); // @undo
        if (sign == '(') opened--; // @undo
        else closed--; // @undo
      }
      return false; // @return
    };

    backtrack(0);
    return strings;
  }
};
