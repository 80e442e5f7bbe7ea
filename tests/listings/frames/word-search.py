import sys

trace, last = [], ""


def event(sign):
    trace.append(last if sign == "x" else sign)


def asked(mark):
    global last
    last = mark
    return False


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
