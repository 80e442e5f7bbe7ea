#include <iostream>
#include <string>

static string trace;
static char last;

static void event(char sign) { trace += sign == 'x' ? last : sign; }

static bool asked(char mark) {
  last = mark;
  return false;
}

LISTING

int main(int count, char** given) {
  for (int i = 1; i < count; i += 2) {
    trace.clear();
    auto boards = solve(stoi(given[i]), given[i + 1][0] == '1');
    cout << trace << "\n";
    for (size_t b = 0; b < boards.size(); b++) {
      for (size_t r = 0; r < boards[b].size(); r++) {
        cout << (r ? " " : b ? "," : "") << boards[b][r];
      }
    }
    cout << "\n";
  }
}
