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
    grid, words, first, *arguments = arguments
    trace.clear()
    fillings = solve(grid.split("/"), words.split(), first == "1")
    print("".join(trace))
    print(",".join(map(" ".join, fillings)))
