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
    vector<bool> used(nums.size());

    auto twinWaits = [&](size_t i) {
      for (size_t left = 0; left < i; left++) {
        bool twin = nums[left] == nums[i];
        if (twin && !used[left]) return true;
      }
      return false;
    };

    function<bool(size_t)> backtrack;
    backtrack = [&](size_t slot) { // @call
      if (slot == nums.size()) {
        found.push_back(chosen); // @record
        return first; // @record
      }
      for (size_t i = 0; // @option
          i < nums.size(); i++) { // @option
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
