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
    vector<Line> program;
    for (auto& line : split(given[i], ';')) {
      vector<string> words = split(line, ' ');
      string written = words[0] == "-" ? "" : words[0];
      program.push_back({written, {words.begin() + 1, words.end()}});
    }
    auto allocations = solve(program, stoi(given[i + 1]), given[i + 2][0] == '1');
    cout << trace << "\n";
    for (size_t a = 0; a < allocations.size(); a++) {
      string between = a ? "," : "";
      for (auto& [name, number] : allocations[a]) {
        cout << between << name << ":" << number;
        between = " ";
      }
    }
    cout << "\n";
  }
}
