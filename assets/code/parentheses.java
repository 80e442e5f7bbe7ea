import java.util.*;

class Solution {
  boolean first = false;
  List<String> strings;
  StringBuilder signs = new StringBuilder();
  int n, opened, closed;

  public List<String> generateParenthesis( // @start
      int n) {
    this.n = n;
    strings = new ArrayList<>();
    backtrack(0);
    return strings;
  }

  boolean backtrack(int i) { // @call
    if (i == 2 * n) {
      strings.add(signs.toString()); // @record
      return first; // @record
    }
    for (char sign : "()".toCharArray()) { // @option
      if ((opened == n // @attacked open
              && sign == '(') // @attacked open
          || (closed == opened // @attacked close
              && sign == ')')) { // @attacked close
        continue; // @attacked
      }
      signs.append(sign); // @place
      if (sign == '(') opened++; // @place
      else closed++; // @place
      if (backtrack(i + 1)) return true; // @recurse
      signs.setLength(i); // @undo
      if (sign == '(') opened--; // @undo
      else closed--; // @undo
    }
    return false; // @return
  }
}
