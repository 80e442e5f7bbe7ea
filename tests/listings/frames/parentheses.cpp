#include <iostream>
#include <sstream>
#include <string>

EVENTS

LISTING

int main(int count, char** given) {
  for (int i = 1; i < count; i += 2) {
    trace.clear();
    Solution solution;
    solution.first = given[i + 1][0] == '1';
    vector<string> strings = solution.generateParenthesis(stoi(given[i]));
    cout << trace << "\n";
    for (size_t s = 0; s < strings.size(); s++) cout << (s ? "," : "") << strings[s];
    cout << "\n";
  }
}
