#include <iostream>
#include <sstream>
#include <string>

EVENTS

static void tell(int vertex, int colour) {
  trace += to_string(vertex) + ":" + to_string(colour);
}

LISTING

int main(int count, char** given) {
  for (int i = 1; i < count; i += 3) {
    trace.clear();
    istringstream stream(given[i]);
    int vertices;
    stream >> vertices;
    vector<vector<int>> graph(vertices);
    for (int one, other; stream >> one >> other;) {
      graph[one].push_back(other);
      graph[other].push_back(one);
    }
    auto colourings = solve(graph, stoi(given[i + 1]), given[i + 2][0] == '1');
    cout << trace << "\n";
    for (size_t c = 0; c < colourings.size(); c++) {
      cout << (c ? "," : "");
      for (int v = 0; v < vertices; v++) cout << (v ? " " : "") << colourings[c][v];
    }
    cout << "\n";
  }
}
