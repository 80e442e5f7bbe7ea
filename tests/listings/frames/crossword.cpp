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
    auto fillings = solve(split(given[i], '/'), split(given[i + 1], ' '), given[i + 2][0] == '1');
    cout << trace << "\n";
    for (size_t f = 0; f < fillings.size(); f++) {
      string between = f ? "," : "";
      for (auto& word : fillings[f]) {
        cout << between << word;
        between = " ";
      }
    }
    cout << "\n";
  }
}
