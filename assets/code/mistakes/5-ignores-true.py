from copy import deepcopy
from typing import List


class Solution:
    first = True

    def solveSudoku(  # @start
        self, board: List[List[str]]
    ) -> None:
        self.boards, empty = [], []
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                d = board[r][c]
                b = (r // 3) * 3 + c // 3
                if d == ".":
                    empty.append((r, c, b))
                else:
                    rows[r].add(d)
                    cols[c].add(d)
                    boxes[b].add(d)

        def backtrack(i):  # @call
            if i == len(empty):
                copy = deepcopy(board)  # @record
                self.boards.append(copy)  # @record
                return self.first  # @record
            r, c, b = empty[i]
            for d in "123456789":  # @option
                if (d in rows[r]  # @attacked rows
                    or d in cols[c]  # @attacked cols
                    or d in boxes[b]):  # @attacked boxes
                    continue  # @attacked
                board[r][c] = d  # @place
                rows[r].add(d)  # @place
                cols[c].add(d)  # @place
                boxes[b].add(d)  # @place
                backtrack(i + 1)  # @recurse
                board[r][c] = "."  # @undo
                rows[r].remove(d)  # @undo
                cols[c].remove(d)  # @undo
                boxes[b].remove(d)  # @undo
            return False  # @return

        backtrack(0)
