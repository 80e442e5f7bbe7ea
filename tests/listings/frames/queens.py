import sys

EVENTS


LISTING

arguments = sys.argv[1:]
while arguments:
    size, first, *arguments = arguments
    trace.clear()
    try:
        solution = Solution()
        solution.first = first == "1"
        boards = solution.solveNQueens(int(size))
    finally:
        print("".join(trace))
    columns = [[str(row.index("Q")) for row in board] for board in boards]
    print(",".join(" ".join(board) for board in columns))
