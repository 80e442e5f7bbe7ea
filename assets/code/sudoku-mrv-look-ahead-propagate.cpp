#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <set>
#include <vector>
using namespace std;
using Cell = array<int, 3>;
using Cells = vector<Cell>;
using Choice = pair<Cell, set<char>>;

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

    auto choose = [&](
        Cells blank) -> Choice {
      Cell cell = fewest(blank);
      if (left(cell).size() < 2) {
        return {cell, left(cell)};
      }
      optional<Choice> only;
      set<char>* sets[] =
          {rows, cols, boxes};
      for (int u = 0; u < 27; u++) {
        Cells unit;
        for (Cell x : blank) {
          if (x[u / 9] == u % 9) {
            unit.push_back(x);
          }
        }
        for (char d : all) {
          if (sets[u / 9][u % 9].count(d)) {
            continue;
          }
          Cells fits;
          for (Cell x : unit) {
            if (left(x).count(d)) {
              fits.push_back(x);
            }
          }
          if (fits.empty()) {
            return {unit[0], {}};
          }
          if (fits.size() == 1 && !only) {
            only = {fits[0], {d}};
          }
        }
      }
      Choice free = {cell, all};
      return only.value_or(free);
    };

    function<bool(Cells)> backtrack;
    backtrack = [&](Cells blank) { // @call
      if (blank.empty()) {
        boards.push_back(board); // @record
        return first; // @record
      }
      auto [cell, forced] = choose(blank);
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
            || fatal.count(d) // @attacked look-ahead
            || !forced.count(d)) { // @attacked forced
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
