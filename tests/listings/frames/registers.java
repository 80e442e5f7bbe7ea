class Frame {
EVENTS

  static Registers.Line line(String text) {
    List<String> words = List.of(text.split(" "));
    String written = words.get(0).equals("-") ? null : words.get(0);
    return new Registers.Line(written, words.subList(1, words.size()));
  }

  static String show(Map<String, Integer> allocation) {
    StringJoiner told = new StringJoiner(" ");
    for (String name : new TreeSet<>(allocation.keySet())) told.add(name + ":" + allocation.get(name));
    return told.toString();
  }

  public static void main(String[] given) {
    for (int i = 0; i < given.length; i += 3) {
      trace.setLength(0);
      Registers registers = new Registers();
      registers.first = given[i + 2].equals("1");
      List<Registers.Line> program = Arrays.stream(given[i].split(";")).map(Frame::line).toList();
      registers.solve(program, Integer.parseInt(given[i + 1]));
      System.out.println(trace);
      System.out.println(String.join(",", registers.allocations.stream().map(Frame::show).toList()));
    }
  }
}

LISTING
