import json
import sys

LISTING

for puzzle in sys.argv[1:]:
    board = [list(puzzle[r * 9:r * 9 + 9]) for r in range(9)]
    assert Solution().solveSudoku(board) is None
    print(json.dumps(board))
