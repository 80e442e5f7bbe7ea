#include <iostream>
#include <string>

EVENTS

[[maybe_unused]] static void tell(int r, int c, char d) {
  trace += to_string(r) + to_string(c) + d;
}

LISTING

static string show(const vector<vector<char>>& board) {
  string digits;
  for (auto& row : board) digits.append(row.begin(), row.end());
  return digits;
}

int main(int count, char** given) {
  for (int i = 1; i < count; i += 2) {
    trace.clear();
    vector<vector<char>> board;
    for (int r = 0; r < 9; r++) board.emplace_back(given[i] + r * 9, given[i] + r * 9 + 9);
    Solution solution;
    solution.first = given[i + 1][0] == '1';
    solution.solveSudoku(board);
    cout << trace << "\n";
    for (auto& saved : solution.boards) cout << show(saved) << ",";
    cout << "left " << show(board) << "\n";
  }
}
