import java.util.*;

class Registers {
  record Line(
      String written, List<String> read) {}

  boolean first = true;
  List<Map<String, Integer>> allocations =
      new ArrayList<>();
  Map<String, Integer> registerOf =
      new TreeMap<>();
  Map<String, Set<String>> beside =
      new HashMap<>();
  List<String> names;
  int registers;

  void solve( // @start
      List<Line> program, int registers) {
    this.registers = registers;
    Set<String> alive = new TreeSet<>();
    for (int i = program.size(); i-- > 0;) {
      Line line = program.get(i);
      if (line.written != null) {
        alive.remove(line.written);
        clash(line.written, alive);
      }
      alive.addAll(line.read);
    }
    for (String one : alive) {
      clash(one, alive);
    }
    var order = new LinkedHashSet<>(alive);
    for (Line line : program) {
      if (line.written != null) {
        order.add(line.written);
      }
    }
    names = new ArrayList<>(order);
    names.sort(Comparator.comparingInt(
        name -> -beside(name).size()));
    backtrack(0);
  }

  void clash(
      String one, Set<String> others) {
    for (String other : others) {
      if (other.equals(one)) continue;
      beside(one).add(other);
      beside(other).add(one);
    }
  }

  Set<String> beside(String name) {
    return beside.computeIfAbsent(
        name, absent -> new HashSet<>());
  }

  boolean backtrack(int i) { // @call
    if (i == names.size()) {
      var copy = new TreeMap<>(registerOf); // @record
      allocations.add(copy); // @record
      return first; // @record
    }
    String name = names.get(i);
    Set<Integer> live = new HashSet<>();
    for (String other : beside(name)) {
      live.add(registerOf.get(other));
    }
    for (int register = 0; // @option
        register < registers; register++) { // @option
      if (live.contains(register)) { // @attacked live
        continue; // @attacked
      }
      registerOf.put(name, register); // @place
      if (backtrack(i + 1)) return true; // @recurse
      registerOf.remove(name); // @undo
    }
    return false; // @return
  }
}
