import sys

EVENTS


LISTING

arguments = sys.argv[1:]
while arguments:
    grid, words, first, *arguments = arguments
    trace.clear()
    fillings = solve(grid.split("/"), words.split(), first == "1")
    print("".join(trace))
    print(",".join(map(" ".join, fillings)))
