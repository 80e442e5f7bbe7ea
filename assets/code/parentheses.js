let first = false;

var generateParenthesis = function(n) { // @start
  const strings = [], signs = [];
  let opened = 0, closed = 0;

  function backtrack(i) { // @call
    if (i === 2 * n) {
      strings.push(signs.join("")); // @record
      return first; // @record
    }
    for (const sign of "()") { // @option
      if ((opened === n // @attacked open
              && sign === "(") // @attacked open
          || (closed === opened // @attacked close
              && sign === ")")) { // @attacked close
        continue; // @attacked
      }
      signs.push(sign); // @place
      if (sign === "(") opened++; // @place
      else closed++; // @place
      if (backtrack(i + 1)) return true; // @recurse
      signs.pop(); // @undo
      if (sign === "(") opened--; // @undo
      else closed--; // @undo
    }
    return false; // @return
  }

  backtrack(0);
  return strings;
};
