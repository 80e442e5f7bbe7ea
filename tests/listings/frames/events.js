let trace = "";
let last = "";

function event(sign) {
  trace += sign === "x" ? last : sign;
}

function asked(mark) {
  last = mark;
  return false;
}
