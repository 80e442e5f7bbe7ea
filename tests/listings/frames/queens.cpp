#include <iostream>
#include <string>

static string trace;
static char last;

static void event(char sign) { trace += sign == 'x' ? last : sign; }

[[maybe_unused]] static bool asked(char mark) {
  last = mark;
  return false;
}

LISTING

// A board is saved as its columns, or as what points to them.
[[maybe_unused]] static vector<int>& columns(vector<int>& board) { return board; }

template <class Pointer>
static vector<int>& columns(Pointer& board) { return *board; }

int main(int count, char** given) {
  for (int i = 1; i < count; i += 2) {
    trace.clear();
    auto boards = solve(stoi(given[i]), given[i + 1][0] == '1');
    cout << trace << "\n";
    for (size_t b = 0; b < boards.size(); b++) {
      auto& board = columns(boards[b]);
      cout << (b ? "," : "");
      for (size_t r = 0; r < board.size(); r++) cout << (r ? " " : "") << board[r];
    }
    cout << "\n";
  }
}
