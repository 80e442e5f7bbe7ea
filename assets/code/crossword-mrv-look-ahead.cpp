#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>
using namespace std;
using Cells = vector<int>;
using Words = vector<string>;

vector<Cells> findEntries(
    const string& letters, int width) {
  vector<Cells> entries;
  int end = letters.size();
  for (int i = width; i < end; i++) {
    for (int step : {1, width}) {
      char before = letters[i - step];
      if (before != '#') continue;
      Cells cells;
      int cell = i;
      while (letters[cell] != '#') {
        cells.push_back(cell);
        cell += step;
      }
      if (cells.size() > 1) {
        entries.push_back(cells);
      }
    }
  }
  return entries;
}

bool differs(
    const string& crossing,
    const string& word) {
  int size = word.size();
  for (int i = 0; i < size; i++) {
    if (crossing[i] != '.'
        && crossing[i] != word[i]) {
      return true;
    }
  }
  return false;
}

auto solve(const Words& grid, // @start
           const Words& words, // @start
           bool first = true) { // @start
  int width = grid[0].size() + 1;
  string border(width, '#');
  string letters = border;
  for (auto& row : grid) {
    letters += row + "#";
  }
  letters += border;
  vector<Cells> entries =
      findEntries(letters, width);
  map<size_t, Words> ofLength;
  for (auto& word : words) {
    ofLength[word.size()].push_back(word);
  }
  vector<Words> fillings;
  int size = entries.size();
  Words used(size);

  auto read = [&](const Cells& cells) {
    string signs;
    for (int cell : cells) {
      signs += letters[cell];
    }
    return signs;
  };

  auto write = [&](const Cells& cells,
                   const string& word) {
    int i = 0;
    for (int cell : cells) {
      letters[cell] = word[i++];
    }
  };

  auto isUsed = [&](const string& word) {
    return find(used.begin(), used.end(),
                word) != used.end();
  };

  auto fitting = [&](int i) {
    auto& cells = entries[i];
    string crossing = read(cells);
    int count = 0;
    auto& options = ofLength[cells.size()];
    for (auto& word : options) {
      if (!differs(crossing, word)
          && !isUsed(word)) {
        count++;
      }
    }
    return count;
  };

  auto blocks = [&](
      int i, const string& word) {
    auto& cells = entries[i];
    string crossing = read(cells);
    write(cells, word);
    used[i] = word;
    bool answer = false;
    for (int j = 0; j < size; j++) {
      if (!used[j].empty()) continue;
      if (fitting(j) == 0) answer = true;
    }
    used[i] = "";
    write(cells, crossing);
    return answer;
  };

  auto next = [&] {
    int best = -1;
    for (int i = 0; i < size; i++) {
      if (!used[i].empty()) continue;
      if (best == -1
          || fitting(i) < fitting(best)) {
        best = i;
      }
    }
    return best;
  };

  function<bool(int)> backtrack;
  backtrack = [&](int filled) { // @call
    if (filled == size) {
      fillings.push_back(used); // @record
      return first; // @record
    }
    int i = next();
    auto& cells = entries[i];
    string crossing = read(cells);
    auto& options = ofLength[cells.size()];
    for (auto& word : options) { // @option
      if (differs(crossing, word) // @attacked crossing
          || isUsed(word) // @attacked used
          || blocks(i, word)) { // @attacked look-ahead
        continue; // @attacked
      }
      write(cells, word); // @place
      used[i] = word; // @place
      if (backtrack(filled + 1)) { // @recurse
        return true;
      }
      write(cells, crossing); // @undo
      used[i] = ""; // @undo
    }
    return false; // @return
  };

  backtrack(0);
  return fillings;
}
