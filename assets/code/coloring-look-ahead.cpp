#include <functional>
#include <set>
#include <vector>
using namespace std;

auto solve(const vector<vector<int>>& graph, // @start
           int colours, bool first = true) { // @start
  int size = graph.size();
  vector<vector<int>> colourings;
  vector<int> colourOf(size, -1);

  auto around = [&](int vertex) {
    set<int> seen;
    for (int other : graph[vertex]) {
      seen.insert(colourOf[other]);
    }
    seen.erase(-1);
    return seen;
  };

  auto blocks = [&](int vertex,
                    int colour) {
    for (int other : graph[vertex]) {
      if (colourOf[other] != -1) continue;
      auto seen = around(other);
      seen.insert(colour);
      int taken = seen.size();
      if (taken == colours) return true;
    }
    return false;
  };

  function<bool(int)> backtrack;
  backtrack = [&](int vertex) { // @call
    if (vertex == size) {
      colourings.push_back(colourOf); // @record
      return first; // @record
    }
    auto neighbours = around(vertex);
    for (int colour = 0; // @option
        colour < colours; colour++) { // @option
      if (neighbours.count(colour) // @attacked neighbours
          || blocks(vertex, colour)) { // @attacked look-ahead
        continue; // @attacked
      }
      colourOf[vertex] = colour; // @place
      if (backtrack(vertex + 1)) { // @recurse
        return true;
      }
      colourOf[vertex] = -1; // @undo
    }
    return false; // @return
  };

  backtrack(0);
  return colourings;
}
