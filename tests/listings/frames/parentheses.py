import sys

EVENTS


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
