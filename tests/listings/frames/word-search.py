import sys

EVENTS


LISTING

arguments = sys.argv[1:]
while arguments:
    grid, word, first, *arguments = arguments
    trace.clear()
    board = [list(row) for row in grid.split("/")]
    solution = Solution()
    solution.first = first == "1"
    found = solution.exist(board, word)
    print("".join(trace))
    paths = [" ".join(f"{r}:{c}" for r, c in path) for path in solution.paths]
    print(",".join([*paths, "found " + str(found).lower()]))
