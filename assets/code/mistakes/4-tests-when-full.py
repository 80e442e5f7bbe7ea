from typing import List


class Solution:
    first = False

    def solveNQueens(  # @start
        self, n: int
    ) -> List[List[str]]:
        boards, queens = [], []

        def attack(i, j):
            gap = abs(queens[i] - queens[j])
            return gap == 0 or gap == i - j

        def backtrack(r):  # @call
            if r == n:
                for i in range(n):
                    for j in range(i):
                        if attack(i, j):
                            return False  # @rejected
                boards.append(queens[:])  # @record
                return self.first  # @record
            for c in range(n):  # @option
                queens.append(c)  # @place
                if backtrack(r + 1):  # @recurse
                    return True
                queens.pop()  # @undo
            return False  # @return

        backtrack(0)
        return list(map(draw, boards))

    def totalNQueens(self, n: int) -> int:
        return len(self.solveNQueens(n))


def draw(queens):
    dots = "." * len(queens)
    return [dots[:c] + "Q" + dots[c + 1:]
            for c in queens]
