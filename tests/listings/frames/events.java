  static StringBuilder trace = new StringBuilder();
  static char last;

  static void event(char sign) {
    trace.append(sign == 'x' ? last : sign);
  }

  static boolean asked(char mark) {
    last = mark;
    return false;
  }
