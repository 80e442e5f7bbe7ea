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

  boolean hasWord(int[] cells) {
    String crossing = read(cells);
    return asLong(cells).stream()
        .anyMatch(word ->
            !used.contains(word)
            && !differs(crossing, word));
  }

  boolean blocks(int i, String word) {
    int[] cells = entries.get(i);
    String crossing = read(cells);
    write(cells, word);
    used.add(word);
    boolean answer = !entries.stream()
        .skip(i + 1)
        .allMatch(this::hasWord);
    used.remove(i);
    write(cells, crossing);
    return answer;
  }

  boolean backtrack(int i) { // @call
    if (i == entries.size()) {
      fillings.add(List.copyOf(used)); // @record
      return first; // @record
    }
    int[] cells = entries.get(i);
    String crossing = read(cells);
    for (String word : asLong(cells)) { // @option
      if (differs(crossing, word) // @attacked crossing
          || used.contains(word) // @attacked used
          || blocks(i, word)) { // @attacked look-ahead
        continue; // @attacked
      }
      write(cells, word); // @place
      used.add(word); // @place
      if (backtrack(i + 1)) return true; // @recurse
      write(cells, crossing); // @undo
      used.remove(i); // @undo
    }
    return false; // @return
  }
}
