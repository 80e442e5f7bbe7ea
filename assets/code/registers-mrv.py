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

    allocations, register_of = [], {}

    def around(name):
        return [register_of.get(other)
                for other in beside[name]]

    def urgency(name):
        seen = around(name)
        taken = set(seen) - {None}
        left = registers - len(taken)
        return -left, seen.count(None)

    def backtrack():  # @call
        waiting = [
            name for name in names
            if name not in register_of]
        if not waiting:
            allocation = dict(register_of)  # @record
            allocations.append(allocation)  # @record
            return first  # @record
        name = max(waiting, key=urgency)
        live = around(name)
        for register in range(registers):  # @option
            if register in live:  # @attacked live
                continue  # @attacked
            register_of[name] = register  # @place
            if backtrack():  # @recurse
                return True
            del register_of[name]  # @undo
        return False  # @return

    backtrack()
    return allocations
