import java.util.*;
import java.util.stream.*;

class Crossword {
  boolean first = true;
  List<List<String>> fillings =
      new ArrayList<>();
  List<String> used = new ArrayList<>();
  List<int[]> entries = new ArrayList<>();
  List<String> words;
  char[] letters;

  void solve( // @start
      List<String> grid,
      List<String> words) {
    this.words = words;
    int width = grid.get(0).length() + 1;
    String border = "#".repeat(width);
    String rows = String.join("#", grid);
    String all = border + rows + border;
    letters = all.toCharArray();
    int end = letters.length;
    for (int i = width; i < end; i++) {
      addEntry(i, 1);
      addEntry(i, width);
    }
    for (int[] entry : entries) {
      used.add("");
    }
    backtrack(0);
  }

  void addEntry(int start, int step) {
    int[] cells = IntStream.iterate(start,
        cell -> letters[cell] != '#',
        cell -> cell + step).toArray();
    if (letters[start - step] == '#'
        && cells.length > 1) {
      entries.add(cells);
    }
  }

  List<String> asLong(int[] cells) {
    int length = cells.length;
    return words.stream().filter(
        word -> word.length() == length)
        .toList();
  }

  String read(int[] cells) {
    String signs = "";
    for (int cell : cells) {
      signs += letters[cell];
    }
    return signs;
  }

  void write(int[] cells, String word) {
    for (int i = 0; i < cells.length; i++) {
      letters[cells[i]] = word.charAt(i);
    }
  }

  boolean differs(
      String crossing, String word) {
    int length = word.length();
    for (int i = 0; i < length; i++) {
      char sign = crossing.charAt(i);
      if (sign != '.'
          && sign != word.charAt(i)) {
        return true;
      }
    }
    return false;
  }

  long fitting(int i) {
    String crossing = read(entries.get(i));
    return asLong(entries.get(i)).stream()
        .filter(word ->
            !used.contains(word)
            && !differs(crossing, word))
        .count();
  }

  Stream<Integer> waiting() {
    int size = entries.size();
    return IntStream.range(0, size)
        .filter(i -> used.get(i).isEmpty())
        .boxed();
  }

  boolean blocks(int i, String word) {
    int[] cells = entries.get(i);
    String crossing = read(cells);
    write(cells, word);
    used.set(i, word);
    boolean answer = waiting().anyMatch(
        other -> fitting(other) == 0);
    used.set(i, "");
    write(cells, crossing);
    return answer;
  }

  int next() {
    return waiting()
        .min(Comparator.comparing(
            this::fitting))
        .get();
  }

  boolean backtrack(int filled) { // @call
    if (filled == entries.size()) {
      fillings.add(List.copyOf(used)); // @record
      return first; // @record
    }
    int i = next();
    int[] cells = entries.get(i);
    String crossing = read(cells);
    for (String word : asLong(cells)) { // @option
      if (differs(crossing, word) // @attacked crossing
          || used.contains(word) // @attacked used
          || blocks(i, word)) { // @attacked look-ahead
        continue; // @attacked
      }
      write(cells, word); // @place
      used.set(i, word); // @place
      if (backtrack(filled + 1)) { // @recurse
        return true;
      }
      write(cells, crossing); // @undo
      used.set(i, ""); // @undo
    }
    return false; // @return
  }
}
