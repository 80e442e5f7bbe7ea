from copy import deepcopy
from typing import List

ALL = "123456789"


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

        def left(cell):
            r, c, b = cell
            held = rows[r] | cols[c]
            held |= boxes[b]
            return set(ALL) - held

        def fewest(blank):
            return min(blank, key=lambda x:
                       len(left(x)))

        def sees(one, other):
            return any(x == y for x, y
                       in zip(one, other))

        def starving(cell, rest):
            fatal = set()
            for other in rest:
                last = left(other)
                if len(last) == 0:
                    return ALL
                if len(last) == 1:
                    if sees(cell, other):
                        fatal |= last
            return fatal

        def backtrack(blank):  # @call
            if not blank:
                copy = deepcopy(board)  # @record
                self.boards.append(copy)  # @record
                return self.first  # @record
            cell = fewest(blank)
            rest = [x for x in blank
                    if x != cell]
            fatal = starving(cell, rest)
            r, c, b = cell
            for d in ALL:  # @option
                if (d in rows[r]  # @attacked rows
                    or d in cols[c]  # @attacked cols
                    or d in boxes[b]  # @attacked boxes
                    or d in fatal):  # @attacked look-ahead
                    continue  # @attacked
                board[r][c] = d  # @place
                rows[r].add(d)  # @place
                cols[c].add(d)  # @place
                boxes[b].add(d)  # @place
                if backtrack(rest):  # @recurse
                    return True
                board[r][c] = "."  # @undo
                rows[r].remove(d)  # @undo
                cols[c].remove(d)  # @undo
                boxes[b].remove(d)  # @undo
            return False  # @return

        backtrack(empty)
