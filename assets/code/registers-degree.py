from collections import defaultdict


def solve(program, registers, first=True):  # @start
    alive, beside = set(), defaultdict(set)
    for written, read in reversed(program):
        if written:
            alive.discard(written)
            for other in alive:
                beside[written].add(other)
                beside[other].add(written)
        alive.update(read)
    for name in alive:
        beside[name] |= alive - {name}
    names = sorted(alive)
    for written, read in program:
        if written and written not in names:
            names.append(written)

    def degree(name):
        return len(beside[name])

    names.sort(key=degree, reverse=True)
    allocations, register_of = [], {}

    def backtrack(i):  # @call
        if i == len(names):
            allocation = dict(register_of)  # @record
            allocations.append(allocation)  # @record
            return first  # @record
        name = names[i]
        live = {register_of.get(other)
                for other in beside[name]}
        for register in range(registers):  # @option
            if register in live:  # @attacked live
                continue  # @attacked
            register_of[name] = register  # @place
            if backtrack(i + 1):  # @recurse
                return True
            del register_of[name]  # @undo
        return False  # @return

    backtrack(0)
    return allocations
