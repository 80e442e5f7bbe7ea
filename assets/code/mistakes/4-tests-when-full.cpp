#include <cstdlib>
#include <functional>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
  bool first = false;

  vector<vector<string>> solveNQueens( // @start
      int n) {
    vector<vector<int>> boards;
    vector<int> queens;

    function<bool(int)> backtrack;
    backtrack = [&](int r) { // @call
      if (r == n) {
        for (int i = 0; i < n; i++) {
          for (int j = 0; j < i; j++) {
            int gap = queens[i] - queens[j];
            if (gap == 0
                || abs(gap) == i - j) {
              return false; // @rejected
            }
          }
        }
        boards.push_back(queens); // @record
        return first; // @record
      }
      for (int c = 0; c < n; c++) { // @option
        queens.push_back(c); // @place
        if (backtrack(r + 1)) return true; // @recurse
        queens.pop_back(); // @undo
      }
      return false; // @return
    };

    backtrack(0);
    vector<vector<string>> answer;
    for (auto& board : boards) {
      answer.push_back(draw(board));
    }
    return answer;
  }

  int totalNQueens(int n) {
    return solveNQueens(n).size();
  }

private:
  vector<string> draw(vector<int>& queens) {
    vector<string> rows;
    for (int c : queens) {
      rows.emplace_back(queens.size(), '.');
      rows.back()[c] = 'Q';
    }
    return rows;
  }
};
