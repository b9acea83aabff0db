/** Runs so many pieces of work at once. Who waits takes turns with others, however much of theirs is waiting. */
export function roundRobin(atOnce: number) {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function next(): void {
    const [first] = waiting;
    if (running >= atOnce || !first) return;
    const [who, [begin, ...rest]] = first;
    // To the end of the line: a map keeps the order of insertion.
    waiting.delete(who);
    if (rest.length > 0) waiting.set(who, rest);
    running += 1;
    begin?.();
  }

  return async function inTurn<Value>(who: string, work: () => Promise<Value>): Promise<Value> {
    await new Promise<void>((begin) => {
      waiting.set(who, [...(waiting.get(who) ?? []), begin]);
      next();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
