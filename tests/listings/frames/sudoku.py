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
    puzzle, first, *arguments = arguments
    trace.clear()
    board = [list(puzzle[r * 9:r * 9 + 9]) for r in range(9)]
    boards = solve(board) if first == "1" else solve(board, False)
    left = boards[0] if first == "1" else [list(puzzle[r * 9:r * 9 + 9]) for r in range(9)]
    assert board == left, "the board left behind is wrong"
    print("".join(trace))
    print(",".join("".join(sum(board, [])) for board in boards))
