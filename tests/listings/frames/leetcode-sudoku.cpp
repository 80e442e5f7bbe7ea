#include <iostream>

LISTING

int main(int count, char** given) {
  for (int i = 1; i < count; i++) {
    vector<vector<char>> board;
    for (int r = 0; r < 9; r++) board.emplace_back(given[i] + r * 9, given[i] + r * 9 + 9);
    Solution().solveSudoku(board);
    cout << "[";
    for (size_t r = 0; r < 9; r++) {
      cout << (r ? ",[" : "[");
      for (size_t c = 0; c < 9; c++) cout << (c ? ",\"" : "\"") << board[r][c] << "\"";
      cout << "]";
    }
    cout << "]\n";
  }
}
