def solve(grid, words, first=True):  # @start
    width = len(grid[0]) + 1
    border = "#" * width
    letters = [
        *border, *"#".join(grid), *border]
    entries = find_entries(letters, width)
    fillings, used = [], []

    def read(cells):
        return [letters[cell]
                for cell in cells]

    def write(cells, word):
        pairs = zip(cells, word)
        for cell, letter in pairs:
            letters[cell] = letter

    def has_word(cells):
        crossing = read(cells)
        return any(
            not differs(crossing, word)
            and word not in used
            for word
            in as_long(words, cells))

    def blocks(i, word):
        cells = entries[i]
        crossing = read(cells)
        write(cells, word)
        used.append(word)
        rest = entries[i + 1:]
        left = map(has_word, rest)
        answer = not all(left)
        used.pop()
        write(cells, crossing)
        return answer

    def backtrack(i):  # @call
        if i == len(entries):
            fillings.append(used[:])  # @record
            return first  # @record
        cells = entries[i]
        crossing = read(cells)
        for word in as_long(words, cells):  # @option
            if (differs(crossing, word)  # @attacked crossing
                or word in used  # @attacked used
                or blocks(i, word)):  # @attacked look-ahead
                continue  # @attacked
            write(cells, word)  # @place
            used.append(word)  # @place
            if backtrack(i + 1):  # @recurse
                return True
            write(cells, crossing)  # @undo
            used.pop()  # @undo
        return False  # @return

    backtrack(0)
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
