#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>
using namespace std;

struct Line {
  string written;
  vector<string> read;
};

auto solve(const vector<Line>& program, // @start
           int registers, // @start
           bool first = true) { // @start
  set<string> alive;
  map<string, set<string>> beside;

  auto clash = [&](const string& one) {
    for (auto& other : alive) {
      if (other == one) continue;
      beside[one].insert(other);
      beside[other].insert(one);
    }
  };

  for (int i = program.size(); i-- > 0;) {
    auto& [written, read] = program[i];
    if (!written.empty()) {
      alive.erase(written);
      clash(written);
    }
    alive.insert(read.begin(), read.end());
  }
  for (auto& name : alive) clash(name);

  vector<string> names;
  set<string> known = {""};
  auto add = [&](const string& name) {
    bool isNew = known.insert(name).second;
    if (isNew) names.push_back(name);
  };
  for (auto& name : alive) add(name);
  for (auto& line : program) {
    add(line.written);
  }

  vector<map<string, int>> allocations;
  map<string, int> registerOf;

  auto around = [&](const string& name) {
    set<int> seen;
    for (auto& other : beside[name]) {
      if (registerOf.count(other)) {
        seen.insert(registerOf[other]);
      }
    }
    return seen;
  };

  auto urgency = [&](const string& name) {
    int taken = around(name).size();
    int waiting = 0;
    for (auto& other : beside[name]) {
      if (!registerOf.count(other)) {
        waiting++;
      }
    }
    return pair(registers - taken,
                -waiting);
  };

  auto next = [&] {
    string best;
    for (auto& one : names) {
      if (registerOf.count(one)) continue;
      if (best.empty()
          || urgency(one) < urgency(best)) {
        best = one;
      }
    }
    return best;
  };

  function<bool(size_t)> backtrack;
  backtrack = [&](size_t i) { // @call
    if (i == names.size()) {
      allocations.push_back(registerOf); // @record
      return first; // @record
    }
    string name = next();
    set<int> live = around(name);
    for (int number = 0; // @option
        number < registers; number++) { // @option
      if (live.count(number)) { // @attacked live
        continue; // @attacked
      }
      registerOf[name] = number; // @place
      if (backtrack(i + 1)) return true; // @recurse
      registerOf.erase(name); // @undo
    }
    return false; // @return
  };

  backtrack(0);
  return allocations;
}
