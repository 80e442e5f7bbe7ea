#include <iostream>

LISTING

int main(int count, char** given) {
  for (int i = 1; i < count; i++) {
    vector<vector<string>> boards = Solution().solveNQueens(stoi(given[i]));
    cout << "[";
    for (size_t b = 0; b < boards.size(); b++) {
      cout << (b ? ",[" : "[");
      for (size_t r = 0; r < boards[b].size(); r++) cout << (r ? ",\"" : "\"") << boards[b][r] << "\"";
      cout << "]";
    }
    int total = Solution().totalNQueens(stoi(given[i]));
    cout << "]\n" << total << "\n";
  }
}
