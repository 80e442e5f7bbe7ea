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
    long long cols = 0, diag = 0, anti = 0;

    function<bool(int)> backtrack;
    backtrack = [&](int r) { // @call
      if (r == n) {
        boards.push_back(queens); // @record
        return first; // @record
      }
      for (int c = 0; c < n; c++) { // @option
        int d = r - c + n - 1;
        int a = r + c;
        if (cols >> c & 1 // @attacked cols
            || diag >> d & 1 // @attacked diag
            || anti >> a & 1) { // @attacked anti
          continue; // @attacked
        }
        queens.push_back(c); // @place
        cols |= 1LL << c; // @place
        diag |= 1LL << d; // @place
        anti |= 1LL << a; // @place
        if (backtrack(r + 1)) return true; // @recurse
        queens.pop_back(); // @undo
        cols &= ~(1LL << c); // @undo
        diag &= ~(1LL << d); // @undo
        anti &= ~(1LL << a); // @undo
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
