def solve(graph, colours, first=True):  # @start
    colourings = []
    colour_of = [None] * len(graph)

    def around(vertex):
        return [colour_of[other]
                for other in graph[vertex]]

    def free(vertex):
        taken = set(around(vertex))
        return set(range(colours)) - taken

    def urgency(vertex):
        left = len(free(vertex))
        waiting = around(vertex).count(None)
        return -left, waiting

    def blocks(vertex, colour):
        return any(
            colour_of[other] is None
            and free(other) == {colour}
            for other in graph[vertex])

    def backtrack():  # @call
        vertices = [
            vertex
            for vertex in range(len(graph))
            if colour_of[vertex] is None]
        if not vertices:
            colourings.append(colour_of[:])  # @record
            return first  # @record
        vertex = max(vertices, key=urgency)
        neighbours = around(vertex)
        for colour in range(colours):  # @option
            if (colour in neighbours  # @attacked neighbours
                or blocks(vertex, colour)):  # @attacked look-ahead
                continue  # @attacked
            colour_of[vertex] = colour  # @place
            if backtrack():  # @recurse
                return True
            colour_of[vertex] = None  # @undo
        return False  # @return

    backtrack()
    return colourings
