import java.util.*;

class Solution {
  boolean first = false;
  List<List<Integer>> found;
  List<Integer> chosen = new ArrayList<>();
  boolean[] used;
  int[] nums;

  public List<List<Integer>> permuteUnique( // @start
      int[] nums) {
    this.nums = nums;
    used = new boolean[nums.length];
    found = new ArrayList<>();
    backtrack(0);
    return found;
  }

  public List<List<Integer>> permute(
      int[] nums) {
    return permuteUnique(nums);
  }

  boolean twinWaits(int i) {
    for (int left = 0; left < i; left++) {
      if (nums[left] == nums[i]
          && !used[left]) {
        return true;
      }
    }
    return false;
  }

  boolean backtrack(int slot) { // @call
    if (slot == nums.length) {
      found.add(List.copyOf(chosen)); // @record
      return first; // @record
    }
    for (int i = 0; i < nums.length; i++) { // @option
      if (used[i] // @attacked used
          || twinWaits(i)) { // @attacked twin
        continue; // @attacked
      }
      chosen.add(nums[i]); // @place
      used[i] = true; // @place
      if (backtrack(slot + 1)) return true; // @recurse
      chosen.remove(slot); // @undo
      used[i] = false; // @undo
    }
    return false; // @return
  }
}
