#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <vector>
using namespace std;
using Cell = array<int, 3>;
using Cells = vector<Cell>;

class Solution {
public:
  bool first = true;
  vector<vector<vector<char>>> boards;

  void solveSudoku( // @start
      vector<vector<char>>& board) {
    Cells empty;
    set<char> rows[9], cols[9], boxes[9];
    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        char d = board[r][c];
        int b = (r / 3) * 3 + c / 3;
        if (d == '.') {
          empty.push_back({r, c, b});
        } else {
          rows[r].insert(d);
          cols[c].insert(d);
          boxes[b].insert(d);
        }
      }
    }

    set<char> all;
    for (char d = '1'; d <= '9'; d++) {
      all.insert(d);
    }

    auto left = [&](Cell x) {
      set<char> digits;
      for (char d = '1'; d <= '9'; d++) {
        if (!rows[x[0]].count(d)
            && !cols[x[1]].count(d)
            && !boxes[x[2]].count(d)) {
          digits.insert(d);
        }
      }
      return digits;
    };

    auto fewest = [&](Cells blank) {
      auto less = [&](Cell x, Cell y) {
        return left(x).size()
            < left(y).size();
      };
      return *min_element(
          blank.begin(), blank.end(), less);
    };

    auto sees = [](Cell x, Cell y) {
      return x[0] == y[0] || x[1] == y[1]
          || x[2] == y[2];
    };

    auto starving = [&](
        Cell cell, Cells rest) {
      set<char> fatal;
      for (Cell other : rest) {
        auto last = left(other);
        if (last.empty()) return all;
        if (last.size() == 1
            && sees(cell, other)) {
          fatal.merge(last);
        }
      }
      return fatal;
    };

    function<bool(Cells)> backtrack;
    backtrack = [&](Cells blank) { // @call
      if (blank.empty()) {
        boards.push_back(board); // @record
        return first; // @record
      }
      Cell cell = fewest(blank);
      Cells rest;
      for (Cell x : blank) {
        if (x != cell) rest.push_back(x);
      }
      auto fatal = starving(cell, rest);
      auto [r, c, b] = cell;
      for (char d = '1'; d <= '9'; d++) { // @option
        if (rows[r].count(d) // @attacked rows
            || cols[c].count(d) // @attacked cols
            || boxes[b].count(d) // @attacked boxes
            || fatal.count(d)) { // @attacked look-ahead
          continue; // @attacked
        }
        board[r][c] = d; // @place
        rows[r].insert(d); // @place
        cols[c].insert(d); // @place
        boxes[b].insert(d); // @place
        if (backtrack(rest)) return true; // @recurse
        board[r][c] = '.'; // @undo
        rows[r].erase(d); // @undo
        cols[c].erase(d); // @undo
        boxes[b].erase(d); // @undo
      }
      return false; // @return
    };

    backtrack(empty);
  }
};
