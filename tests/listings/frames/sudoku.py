import sys

EVENTS


def tell(r, c, d):
    trace.append(f"{r}{c}{d}")


LISTING

arguments = sys.argv[1:]
while arguments:
    puzzle, first, *arguments = arguments
    trace.clear()
    board = [list(puzzle[r * 9:r * 9 + 9]) for r in range(9)]
    solution = Solution()
    solution.first = first == "1"
    solution.solveSudoku(board)
    print("".join(trace))
    told = ["".join(sum(board, [])) for board in [*solution.boards, board]]
    told[-1] = "left " + told[-1]
    print(",".join(told))
