import sys

EVENTS


LISTING

arguments = sys.argv[1:]
while arguments:
    items, first, *arguments = arguments
    trace.clear()
    solution = Solution()
    solution.first = first == "1"
    found = solution.permute([int(item) for item in items.split()])
    print("".join(trace))
    print(",".join(" ".join(map(str, permutation)) for permutation in found))
