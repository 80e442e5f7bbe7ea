from itertools import product
from typing import List


class Solution:
    first = True

    def exist(  # @start
        self, board: List[List[str]],
        word: str
    ) -> bool:
        rows = range(len(board))
        cols = range(len(board[0]))
        paths, path, used = [], [], set()

        def options():
            if not path:
                return product(rows, cols)
            r, c = path[-1]
            return [(r - 1, c), (r, c + 1),
                    (r + 1, c), (r, c - 1)]

        def off_board(r, c):
            return (r not in rows
                    or c not in cols)

        def backtrack(i):  # @call
            if i == len(word):
                paths.append(path[:])  # @record
                return self.first  # @record
            letter = word[i]
            for r, c in options():  # @option
                if (off_board(r, c)  # @attacked board
                    or letter != board[r][c]  # @attacked letter
                    or (r, c) in used):  # @attacked used
                    continue  # @attacked
                path.append((r, c))  # @place
                used.add((r, c))  # @place
                if backtrack(i + 1):  # @recurse
                    return True
                path.pop()  # @undo
                used.remove((r, c))  # @undo
            return False  # @return

        backtrack(0)
        self.paths = paths
        return len(paths) > 0
