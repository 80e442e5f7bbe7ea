def solve(grid, words, first=True):  # @start
    width = len(grid[0]) + 1
    border = "#" * width
    letters = [
        *border, *"#".join(grid), *border]
    entries = find_entries(letters, width)
    used = [None] * len(entries)
    fillings = []

    def read(cells):
        return [letters[cell]
                for cell in cells]

    def write(cells, word):
        pairs = zip(cells, word)
        for cell, letter in pairs:
            letters[cell] = letter

    def fitting(i):
        cells = entries[i]
        crossing = read(cells)
        return sum(
            not differs(crossing, word)
            and word not in used
            for word
            in as_long(words, cells))

    def waiting():
        return [
            i for i in range(len(entries))
            if used[i] is None]

    def blocks(i, word):
        cells = entries[i]
        crossing = read(cells)
        write(cells, word)
        used[i] = word
        counts = map(fitting, waiting())
        answer = 0 in counts
        used[i] = None
        write(cells, crossing)
        return answer

    def backtrack():  # @call
        if not waiting():
            fillings.append(used[:])  # @record
            return first  # @record
        i = min(waiting(), key=fitting)
        cells = entries[i]
        crossing = read(cells)
        for word in as_long(words, cells):  # @option
            if (differs(crossing, word)  # @attacked crossing
                or word in used  # @attacked used
                or blocks(i, word)):  # @attacked look-ahead
                continue  # @attacked
            write(cells, word)  # @place
            used[i] = word  # @place
            if backtrack():  # @recurse
                return True
            write(cells, crossing)  # @undo
            used[i] = None  # @undo
        return False  # @return

    backtrack()
    return fillings


def as_long(words, cells):
    return [word for word in words
            if len(word) == len(cells)]


def differs(crossing, word):
    return any(
        sign not in (".", letter)
        for sign, letter
        in zip(crossing, word))


def find_entries(letters, width):
    entries = []
    for start in range(width, len(letters)):
        for step in (1, width):
            if letters[start - step] != "#":
                continue
            cells, cell = [], start
            while letters[cell] != "#":
                cells.append(cell)
                cell += step
            if len(cells) > 1:
                entries.append(cells)
    return entries
