def solve(graph, colours, first=True):  # @start
    colourings = []
    colour_of = [None] * len(graph)

    def degree(vertex):
        return len(graph[vertex])

    order = sorted(
        range(len(graph)),
        key=degree, reverse=True)

    def free(vertex):
        return set(range(colours)) - {
            colour_of[other]
            for other in graph[vertex]}

    def blocks(vertex, colour):
        return any(
            colour_of[other] is None
            and free(other) == {colour}
            for other in graph[vertex])

    def backtrack(i):  # @call
        if i == len(order):
            colourings.append(colour_of[:])  # @record
            return first  # @record
        vertex = order[i]
        neighbours = {
            colour_of[other]
            for other in graph[vertex]}
        for colour in range(colours):  # @option
            if (colour in neighbours  # @attacked neighbours
                or blocks(vertex, colour)):  # @attacked look-ahead
                continue  # @attacked
            colour_of[vertex] = colour  # @place
            if backtrack(i + 1):  # @recurse
                return True
            colour_of[vertex] = None  # @undo
        return False  # @return

    backtrack(0)
    return colourings
