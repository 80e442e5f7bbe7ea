#include <algorithm>
#include <functional>
#include <set>
#include <utility>
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

  auto urgency = [&](int vertex) {
    int taken = around(vertex).size();
    int waiting = 0;
    for (int other : graph[vertex]) {
      if (colourOf[other] == -1) waiting++;
    }
    return pair(colours - taken, -waiting);
  };

  auto next = [&] {
    int best = -1;
    for (int i = 0; i < size; i++) {
      if (colourOf[i] != -1) continue;
      if (best == -1
          || urgency(i) < urgency(best)) {
        best = i;
      }
    }
    return best;
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
  backtrack = [&](int i) { // @call
    if (i == size) {
      colourings.push_back(colourOf); // @record
      return first; // @record
    }
    int vertex = next();
    auto neighbours = around(vertex);
    for (int colour = 0; // @option
        colour < colours; colour++) { // @option
      if (neighbours.count(colour) // @attacked neighbours
          || blocks(vertex, colour)) { // @attacked look-ahead
        continue; // @attacked
      }
      colourOf[vertex] = colour; // @place
      if (backtrack(i + 1)) return true; // @recurse
      colourOf[vertex] = -1; // @undo
    }
    return false; // @return
  };

  backtrack(0);
  return colourings;
}
