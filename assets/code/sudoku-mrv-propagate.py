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

        def choose(blank):
            cell = fewest(blank)
            if len(left(cell)) < 2:
                return cell, left(cell)
            only = None
            sets = rows + cols + boxes
            for u in range(27):
                kind, key = divmod(u, 9)
                unit = [x for x in blank
                        if x[kind] == key]
                for d in ALL:
                    if d in sets[u]:
                        continue
                    fits = [x for x in unit
                            if d in left(x)]
                    if len(fits) == 0:
                        return unit[0], ""
                    if len(fits) == 1:
                        only = only or (
                            fits[0], d)
            return only or (cell, ALL)

        def backtrack(blank):  # @call
            if not blank:
                copy = deepcopy(board)  # @record
                self.boards.append(copy)  # @record
                return self.first  # @record
            cell, forced = choose(blank)
            rest = [x for x in blank
                    if x != cell]
            r, c, b = cell
            for d in ALL:  # @option
                if (d in rows[r]  # @attacked rows
                    or d in cols[c]  # @attacked cols
                    or d in boxes[b]  # @attacked boxes
                    or d not in forced):  # @attacked forced
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
