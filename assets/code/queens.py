from typing import List


class Solution:
    first = False

    def solveNQueens(  # @start
        self, n: int
    ) -> List[List[str]]:
        boards, queens = [], []
        cols = set()
        diag = set()
        anti = set()

        def backtrack(r):  # @call
            if r == n:
                boards.append(queens[:])  # @record
                return self.first  # @record
            for c in range(n):  # @option
                if (c in cols  # @attacked cols
                    or r - c in diag  # @attacked diag
                    or r + c in anti):  # @attacked anti
                    continue  # @attacked
                queens.append(c)  # @place
                cols.add(c)  # @place
                diag.add(r - c)  # @place
                anti.add(r + c)  # @place
                if backtrack(r + 1):  # @recurse
                    return True
                queens.pop()  # @undo
                cols.remove(c)  # @undo
                diag.remove(r - c)  # @undo
                anti.remove(r + c)  # @undo
            return False  # @return

        backtrack(0)
        return list(map(draw, boards))

    def totalNQueens(self, n: int) -> int:
        return len(self.solveNQueens(n))


def draw(queens):
    dots = "." * len(queens)
    return [dots[:c] + "Q" + dots[c + 1:]
            for c in queens]
