#include <array>
#include <functional>
#include <set>
#include <vector>
using namespace std;

class Solution {
public:
  bool first = true;
  vector<vector<vector<char>>> boards;

  void solveSudoku( // @start
      vector<vector<char>>& board) {
    vector<array<int, 3>> empty;
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

    function<bool(size_t)> backtrack;
    backtrack = [&](size_t i) { // @call
      if (i == empty.size()) {
        boards.push_back(board); // @record
        return first; // @record
      }
      auto [r, c, b] = empty[i];
      for (char d = '1'; d <= '9'; d++) { // @option
        if (rows[r].count(d) // @attacked rows
            || cols[c].count(d) // @attacked cols
            || boxes[b].count(d)) { // @attacked boxes
          continue; // @attacked
        }
        board[r][c] = d; // @place
        rows[r].insert(d); // @place
        cols[c].insert(d); // @place
        boxes[b].insert(d); // @place
        backtrack(i + 1); // @recurse
        board[r][c] = '.'; // @undo
        rows[r].erase(d); // @undo
        cols[c].erase(d); // @undo
        boxes[b].erase(d); // @undo
      }
      return false; // @return
    };

    backtrack(0);
  }
};
