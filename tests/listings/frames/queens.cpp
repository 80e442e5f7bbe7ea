#include <iostream>
#include <string>

EVENTS

LISTING

int main(int count, char** given) {
  for (int i = 1; i < count; i += 2) {
    trace.clear();
    Solution solution;
    solution.first = given[i + 1][0] == '1';
    vector<vector<string>> boards = solution.solveNQueens(stoi(given[i]));
    cout << trace << "\n";
    for (size_t b = 0; b < boards.size(); b++) {
      auto& board = boards[b];
      cout << (b ? "," : "");
      for (size_t r = 0; r < board.size(); r++) cout << (r ? " " : "") << board[r].find('Q');
    }
    cout << "\n";
  }
}
