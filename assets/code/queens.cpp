#include <functional>
#include <set>
#include <vector>
using namespace std;

auto solve(int n, bool first = false) { // @start
  vector<vector<int>> boards;
  vector<int> queens;
  set<int> cols, diag, anti;

  function<bool(int)> backtrack;
  backtrack = [&](int r) { // @call
    if (r == n) {
      boards.push_back(queens); // @record
      return first; // @record
    }
    for (int c = 0; c < n; c++) { // @option
      if (cols.count(c) // @attacked cols
          || diag.count(r - c) // @attacked diag
          || anti.count(r + c)) { // @attacked anti
        continue; // @attacked
      }
      queens.push_back(c); // @place
      cols.insert(c); // @place
      diag.insert(r - c); // @place
      anti.insert(r + c); // @place
      if (backtrack(r + 1)) return true; // @recurse
      queens.pop_back(); // @undo
      cols.erase(c); // @undo
      diag.erase(r - c); // @undo
      anti.erase(r + c); // @undo
    }
    return false; // @return
  };

  backtrack(0);
  return boards;
}
