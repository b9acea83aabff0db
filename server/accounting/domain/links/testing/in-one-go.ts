/** What work in steps comes to, with nothing done between them. */
export function inOneGo<Value>(steps: Generator<undefined, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
