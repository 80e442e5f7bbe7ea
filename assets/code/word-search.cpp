#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>
using namespace std;
using Cell = pair<int, int>;

class Solution {
public:
  bool first = true;
  vector<vector<Cell>> paths;

  bool exist(vector<vector<char>>& board, // @start
             string word) {
    int rows = board.size();
    int cols = board[0].size();
    vector<Cell> path;
    set<Cell> used;

    auto options = [&] {
      vector<Cell> cells;
      if (path.empty()) {
        for (int r = 0; r < rows; r++) {
          for (int c = 0; c < cols; c++) {
            cells.push_back({r, c});
          }
        }
        return cells;
      }
      auto [r, c] = path.back();
      cells = {{r - 1, c}, {r, c + 1},
               {r + 1, c}, {r, c - 1}};
      return cells;
    };

    auto offBoard = [&](int r, int c) {
      return r < 0 || r >= rows
          || c < 0 || c >= cols;
    };

    function<bool(size_t)> backtrack;
    backtrack = [&](size_t i) { // @call
      if (i == word.size()) {
        paths.push_back(path); // @record
        return first; // @record
      }
      char letter = word[i];
      for (auto [r, c] : options()) { // @option
        if (offBoard(r, c) // @attacked board
            || letter != board[r][c] // @attacked letter
            || used.count({r, c})) { // @attacked used
          continue; // @attacked
        }
        path.push_back({r, c}); // @place
        used.insert({r, c}); // @place
        if (backtrack(i + 1)) return true; // @recurse
        path.pop_back(); // @undo
        used.erase({r, c}); // @undo
      }
      return false; // @return
    };

    backtrack(0);
    return !paths.empty();
  }
};
