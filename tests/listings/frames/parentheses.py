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
    solution = Solution()
    solution.first = first == "1"
    strings = solution.generateParenthesis(int(size))
    print("".join(trace))
    print(",".join(strings))
