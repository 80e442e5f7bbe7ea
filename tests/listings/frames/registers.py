import sys

EVENTS


LISTING

arguments = sys.argv[1:]
while arguments:
    lines, registers, first, *arguments = arguments
    trace.clear()
    program = []
    for line in lines.split(";"):
        written, *read = line.split()
        program.append((None if written == "-" else written, read))
    allocations = solve(program, int(registers), first == "1")
    print("".join(trace))
    show = lambda allocation: " ".join(f"{name}:{register}" for name, register in sorted(allocation.items()))
    print(",".join(map(show, allocations)))
