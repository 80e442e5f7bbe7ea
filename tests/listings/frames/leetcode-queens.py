import json
import sys

LISTING

for size in map(int, sys.argv[1:]):
    print(json.dumps(Solution().solveNQueens(size)))
    print(Solution().totalNQueens(size))
