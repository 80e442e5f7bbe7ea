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
  Words used;

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

  auto hasWord = [&](const Cells& cells) {
    string crossing = read(cells);
    auto& options = ofLength[cells.size()];
    for (auto& word : options) {
      if (!differs(crossing, word)
          && !isUsed(word)) {
        return true;
      }
    }
    return false;
  };

  auto blocks = [&](
      int i, const string& word) {
    auto& cells = entries[i];
    string crossing = read(cells);
    write(cells, word);
    used.push_back(word);
    bool answer = !all_of(
        entries.begin() + i + 1,
        entries.end(), hasWord);
    used.pop_back();
    write(cells, crossing);
    return answer;
  };

  function<bool(size_t)> backtrack;
  backtrack = [&](size_t i) { // @call
    if (i == entries.size()) {
      fillings.push_back(used); // @record
      return first; // @record
    }
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
      used.push_back(word); // @place
      if (backtrack(i + 1)) return true; // @recurse
      write(cells, crossing); // @undo
      used.pop_back(); // @undo
    }
    return false; // @return
  };

  backtrack(0);
  return fillings;
}
