from typing import List


class Solution:
    first = False

    def permuteUnique(  # @start
        self, nums: List[int]
    ) -> List[List[int]]:
        found, chosen = [], []
        used = [False] * len(nums)

        def twin_waits(i):
            return any(
                nums[left] == nums[i]
                and not used[left]
                for left in range(i))

        def backtrack(slot):  # @call
            if slot == len(nums):
                found.append(chosen[:])  # @record
                return self.first  # @record
            for i in range(len(nums)):  # @option
                if (used[i]  # @attacked used
                    or twin_waits(i)):  # @attacked twin
                    continue  # @attacked
                chosen.append(nums[i])  # @place
                used[i] = True  # @place
                if backtrack(slot + 1):  # @recurse
                    return True
                chosen.pop()  # @undo
                used[i] = False  # @undo
            return False  # @return

        backtrack(0)
        return found

    permute = permuteUnique
