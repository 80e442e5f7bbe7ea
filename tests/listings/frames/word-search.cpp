#include <iostream>
#include <sstream>
#include <string>

EVENTS

LISTING

static vector<string> split(const string& text, char between) {
  vector<string> parts;
  istringstream stream(text);
  for (string part; getline(stream, part, between);) parts.push_back(part);
  return parts;
}

int main(int count, char** given) {
  for (int i = 1; i < count; i += 3) {
    trace.clear();
    vector<vector<char>> board;
    for (auto& row : split(given[i], '/')) board.emplace_back(row.begin(), row.end());
    Solution solution;
    solution.first = given[i + 2][0] == '1';
    bool exists = solution.exist(board, given[i + 1]);
    cout << trace << "\n";
    for (auto& path : solution.paths) {
      for (size_t k = 0; k < path.size(); k++) {
        cout << (k ? " " : "") << path[k].first << ":" << path[k].second;
      }
      cout << ",";
    }
    cout << "found " << (exists ? "true" : "false") << "\n";
  }
}
