let first = false;

var permuteUnique = function(nums) { // @start
  const found = [], chosen = [];
  const used = nums.map(() => false);

  function twinWaits(i) {
    return nums.some((item, left) =>
        left < i && item === nums[i]
        && !used[left]);
  }

  function backtrack(slot) { // @call
    if (slot === nums.length) {
      found.push([...chosen]); // @record
      return first; // @record
    }
    for (const i of nums.keys()) { // @option
      if (used[i] // @attacked used
          || twinWaits(i)) { // @attacked twin
        continue; // @attacked
      }
      chosen.push(nums[i]); // @place
      used[i] = true; // @place
      if (backtrack(slot + 1)) return true; // @recurse
      chosen.pop(); // @undo
      used[i] = false; // @undo
    }
    return false; // @return
  }

  backtrack(0);
  return found;
};

var permute = permuteUnique;
