import { setImmediate } from 'node:timers/promises';

const longestMs = 10;
/** Looking at the clock and waiting cost more than most of what is done with one item. */
const itemsBetween = 100;

/** Maps many items; after each 10 ms other requests are served. */
export async function mapYielding<Item, Value>(
  items: readonly Item[],
  map: (item: Item) => Value,
): Promise<Value[]> {
  const yieldToEventLoop = eventLoopYield();
  const values: Value[] = [];
  for (const item of items) {
    values.push(map(item));
    if (values.length % itemsBetween === 0) await yieldToEventLoop();
  }
  return values;
}

/** Does long work in its steps; after each 10 ms other requests are served. */
export async function doYielding<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  const yieldToEventLoop = eventLoopYield();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}

/** Gives what is to be called between the steps of long work: after each 10 ms it lets other requests be served. */
export function eventLoopYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
