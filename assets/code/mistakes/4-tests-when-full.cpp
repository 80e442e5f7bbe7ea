#include <cstdlib>
#include <functional>
#include <vector>
using namespace std;

auto solve(int n, bool first = false) { // @start
  vector<vector<int>> boards;
  vector<int> queens;

  function<bool(int)> backtrack;
  backtrack = [&](int r) { // @call
    if (r == n) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
          int gap = queens[i] - queens[j];
          if (gap == 0
              || abs(gap) == i - j) {
            return false; // @rejected
          }
        }
      }
      boards.push_back(queens); // @record
      return first; // @record
    }
    for (int c = 0; c < n; c++) { // @option
      queens.push_back(c); // @place
      if (backtrack(r + 1)) return true; // @recurse
      queens.pop_back(); // @undo
    }
    return false; // @return
  };

  backtrack(0);
  return boards;
}
