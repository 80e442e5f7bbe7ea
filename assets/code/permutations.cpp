#include <functional>
#include <vector>
using namespace std;

class Solution {
public:
  bool first = false;

  vector<vector<int>> permuteUnique( // @start
      vector<int>& nums) {
    vector<vector<int>> found;
    vector<int> chosen;
    int size = nums.size();
    vector<bool> used(size);

    auto twinWaits = [&](int i) {
      for (int left = 0; left < i; left++) {
        if (nums[left] == nums[i]
            && !used[left]) {
          return true;
        }
      }
      return false;
    };

    function<bool(int)> backtrack;
    backtrack = [&](int slot) { // @call
      if (slot == size) {
        found.push_back(chosen); // @record
        return first; // @record
      }
      for (int i = 0; i < size; i++) { // @option
        if (used[i] // @attacked used
            || twinWaits(i)) { // @attacked twin
          continue; // @attacked
        }
        chosen.push_back(nums[i]); // @place
        used[i] = true; // @place
        if (backtrack(slot + 1)) { // @recurse
          return true;
        }
        chosen.pop_back(); // @undo
        used[i] = false; // @undo
      }
      return false; // @return
    };

    backtrack(0);
    return found;
  }

  vector<vector<int>> permute(
      vector<int>& nums) {
    return permuteUnique(nums);
  }
};
