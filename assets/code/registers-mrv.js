function solve( // @start
    program, registers, first = true) {
  const alive = new Set();
  const pairs = new Map();

  function beside(name) {
    if (!pairs.has(name)) {
      pairs.set(name, new Set());
    }
    return pairs.get(name);
  }

  function clash(one, others) {
    for (const other of others) {
      if (other === one) continue;
      beside(one).add(other);
      beside(other).add(one);
    }
  }

  const upwards = [...program].reverse();
  for (const [written, read] of upwards) {
    if (written !== null) {
      alive.delete(written);
      clash(written, alive);
    }
    read.forEach(name => alive.add(name));
  }
  alive.forEach(name => clash(name, alive));
  const order = new Set([...alive].sort());
  for (const [written] of program) {
    if (written !== null) {
      order.add(written);
    }
  }

  const names = [...order];
  const allocations = [];
  const registerOf = new Map();

  function around(name) {
    return [...beside(name)].map(
        other => registerOf.get(other));
  }

  function left(name) {
    const seen = new Set(around(name));
    seen.delete(undefined);
    return registers - seen.size;
  }

  function waiting(name) {
    return [...beside(name)].filter(
        other => !registerOf.has(other))
        .length;
  }

  function next() {
    const byUrgency = (one, other) =>
        left(one) - left(other)
        || waiting(other) - waiting(one);
    return names
        .filter(i => !registerOf.has(i))
        .sort(byUrgency)[0];
  }

  function backtrack(i) { // @call
    if (i === names.length) {
      const copy = new Map(registerOf); // @record
      allocations.push(copy); // @record
      return first; // @record
    }
    const name = next();
    const live = around(name);
    for (let register = 0; // @option
        register < registers; register++) { // @option
      if (live.includes(register)) { // @attacked live
        continue; // @attacked
      }
      registerOf.set(name, register); // @place
      if (backtrack(i + 1)) return true; // @recurse
      registerOf.delete(name); // @undo
    }
    return false; // @return
  }

  backtrack(0);
  return allocations;
}
