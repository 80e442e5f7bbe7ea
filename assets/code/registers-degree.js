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

  const degree = name => beside(name).size;
  const names = [...order].sort(
      (one, other) =>
          degree(other) - degree(one));
  const allocations = [];
  const registerOf = new Map();

  function backtrack(i) { // @call
    if (i === names.length) {
      const copy = new Map(registerOf); // @record
      allocations.push(copy); // @record
      return first; // @record
    }
    const name = names[i];
    const live = [...beside(name)].map(
        other => registerOf.get(other));
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
