static string trace;
static char last;

static void event(char sign) { trace += sign == 'x' ? last : sign; }

[[maybe_unused]] static bool asked(char mark) {
  last = mark;
  return false;
}
