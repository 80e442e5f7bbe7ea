from typing import List


class Solution:
    first = False

    def solveNQueens(  # @start
        self, n: int
    ) -> List[List[str]]:
        boards, queens = [], []
        cols = diag = anti = 0

        def backtrack(r):  # @call
            nonlocal cols, diag, anti
            if r == n:
                boards.append(queens[:])  # @record
                return self.first  # @record
            for c in range(n):  # @option
                d = r - c + n - 1
                a = r + c
                if (cols >> c & 1  # @attacked cols
                    or diag >> d & 1  # @attacked diag
                    or anti >> a & 1):  # @attacked anti
                    continue  # @attacked
                queens.append(c)  # @place
                cols |= 1 << c  # @place
                diag |= 1 << d  # @place
                anti |= 1 << a  # @place
                if backtrack(r + 1):  # @recurse
                    return True
                queens.pop()  # @undo
                cols &= ~(1 << c)  # @undo
                diag &= ~(1 << d)  # @undo
                anti &= ~(1 << a)  # @undo
            return False  # @return

        backtrack(0)
        return list(map(draw, boards))

    def totalNQueens(self, n: int) -> int:
        return len(self.solveNQueens(n))


def draw(queens):
    dots = "." * len(queens)
    return [dots[:c] + "Q" + dots[c + 1:]
            for c in queens]
