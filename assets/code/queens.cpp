#include <functional>
#include <set>
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
    set<int> cols, diag, anti;

    function<bool(int)> backtrack;
    backtrack = [&](int r) { // @call
      if (r == n) {
        boards.push_back(queens); // @record
        return first; // @record
      }
      for (int c = 0; c < n; c++) { // @option
        if (cols.count(c) // @attacked cols
            || diag.count(r - c) // @attacked diag
            || anti.count(r + c)) { // @attacked anti
          continue; // @attacked
        }
        queens.push_back(c); // @place
        cols.insert(c); // @place
        diag.insert(r - c); // @place
        anti.insert(r + c); // @place
        if (backtrack(r + 1)) return true; // @recurse
        queens.pop_back(); // @undo
        cols.erase(c); // @undo
        diag.erase(r - c); // @undo
        anti.erase(r + c); // @undo
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
