from typing import List


class Solution:
    first = False

    def generateParenthesis(  # @start
        self, n: int
    ) -> List[str]:
        strings, signs = [], []
        opened, closed = 0, 0

        def backtrack(i):  # @call
            nonlocal opened, closed
            if i == 2 * n:
                string = "".join(signs)  # @record
                strings.append(string)  # @record
                return self.first  # @record
            for sign in "()":  # @option
                if (opened == n  # @attacked open
                    and sign == "("  # @attacked open
                    or closed == opened  # @attacked close
                    and sign == ")"):  # @attacked close
                    continue  # @attacked
                signs.append(sign)  # @place
                opened += sign == "("  # @place
                closed += sign == ")"  # @place
                if backtrack(i + 1):  # @recurse
                    return True
                signs.pop()  # @undo
                opened -= sign == "("  # @undo
                closed -= sign == ")"  # @undo
            return False  # @return

        backtrack(0)
        return strings
