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
    size, first, *arguments = arguments
    trace.clear()
    try:
        boards = solve(int(size), first == "1")
    finally:
        print("".join(trace))
    print(",".join(" ".join(map(str, board)) for board in boards))
