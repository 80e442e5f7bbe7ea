class Frame {
EVENTS

  public static void main(String[] given) {
    for (int i = 0; i < given.length; i += 3) {
      trace.setLength(0);
      Crossword crossword = new Crossword();
      crossword.first = given[i + 2].equals("1");
      crossword.solve(List.of(given[i].split("/")), List.of(given[i + 1].split(" ")));
      System.out.println(trace);
      StringJoiner fillings = new StringJoiner(",");
      for (List<String> filling : crossword.fillings) fillings.add(String.join(" ", filling));
      System.out.println(fillings);
    }
  }
}

LISTING
