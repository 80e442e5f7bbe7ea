#include <iostream>
#include <sstream>
#include <string>

EVENTS

LISTING

int main(int count, char** given) {
  for (int i = 1; i < count; i += 2) {
    trace.clear();
    istringstream stream(given[i]);
    vector<int> items;
    for (int item; stream >> item;) items.push_back(item);
    Solution solution;
    solution.first = given[i + 1][0] == '1';
    vector<vector<int>> found = solution.permute(items);
    cout << trace << "\n";
    for (size_t p = 0; p < found.size(); p++) {
      cout << (p ? "," : "");
      for (size_t slot = 0; slot < items.size(); slot++) cout << (slot ? " " : "") << found[p][slot];
    }
    cout << "\n";
  }
}
