#include <algorithm>
#include <functional>
#include <string>
#include <vector>
using namespace std;
using Cells = vector<int>;
using Words = vector<string>;

vector<Cells> findEntries(
    const string& letters, int width) {
  vector<Cells> entries;
  int end = letters.size();
  for (int start = width; start < end; start++) {
    for (int step : {1, width}) {
      if (letters[start - step] != '#') continue;
      Cells cells;
      int cell = start;
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

Words asLong(
    const Words& words, const Cells& cells) {
  Words fitting;
  for (auto& word : words) {
    if (word.size() == cells.size()) {
      fitting.push_back(word);
    }
  }
  return fitting;
}

bool differs(
    const string& crossing,
    const string& word) {
  for (size_t i = 0; i < word.size(); i++) {
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
  for (auto& row : grid) letters += row + "#";
  letters += border;
  auto entries = findEntries(letters, width);
  vector<Words> fillings;
  Words used(entries.size());

  auto read = [&](const Cells& cells) {
    string signs;
    for (int cell : cells) {
      signs += letters[cell];
    }
    return signs;
  };

  auto write = [&](const Cells& cells,
                   const string& word) {
    for (size_t i = 0; i < word.size(); i++) {
      letters[cells[i]] = word[i];
    }
  };

  auto isUsed = [&](const string& word) {
    return count(used.begin(), used.end(), word);
  };

  auto wordsLeft = [&](size_t i) {
    string crossing = read(entries[i]);
    int left = 0;
    for (auto& word : asLong(words, entries[i])) {
      if (!differs(crossing, word)
          && !isUsed(word)) {
        left++;
      }
    }
    return left;
  };

  auto next = [&] {
    size_t best = entries.size();
    for (size_t i = 0; i < used.size(); i++) {
      if (!used[i].empty()) continue;
      if (best == entries.size()
          || wordsLeft(i) < wordsLeft(best)) {
        best = i;
      }
    }
    return best;
  };

  function<bool(size_t)> backtrack;
  backtrack = [&](size_t filled) { // @call
    if (filled == entries.size()) {
      fillings.push_back(used); // @record
      return first; // @record
    }
    size_t i = next();
    auto& cells = entries[i];
    string crossing = read(cells);
    for (auto& word : asLong(words, cells)) { // @option
      if (differs(crossing, word) // @attacked crossing
          || isUsed(word)) { // @attacked used
        continue; // @attacked
      }
      write(cells, word); // @place
      used[i] = word; // @place
      if (backtrack(filled + 1)) return true; // @recurse
      write(cells, crossing); // @undo
      used[i] = ""; // @undo
    }
    return false; // @return
  };

  backtrack(0);
  return fillings;
}
