import sys

EVENTS


def tell(vertex, colour):
    trace.append(f"{vertex}:{colour}")


LISTING

arguments = sys.argv[1:]
while arguments:
    graph, colours, first, *arguments = arguments
    trace.clear()
    vertices, *ends = map(int, graph.split())
    neighbours = [[] for _ in range(vertices)]
    for one, other in zip(ends[::2], ends[1::2]):
        neighbours[one].append(other)
        neighbours[other].append(one)
    colourings = solve(neighbours, int(colours), first == "1")
    print("".join(trace))
    print(",".join(" ".join(map(str, colouring)) for colouring in colourings))
