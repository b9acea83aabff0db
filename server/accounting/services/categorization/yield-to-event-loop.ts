import { setImmediate } from 'node:timers/promises';

const longestMs = 10;

/** Maps many items; after each 10 ms other requests are served. */
export async function mapYielding<Item, Value>(
  items: readonly Item[],
  map: (item: Item) => Value,
): Promise<Value[]> {
  return doYielding(mapInSteps(items, map));
}

function* mapInSteps<Item, Value>(
  items: readonly Item[],
  map: (item: Item) => Value,
): Generator<undefined, Value[]> {
  const values: Value[] = [];
  for (const item of items) {
    values.push(map(item));
    yield;
  }
  return values;
}

/** Does long work in its steps, short or long; after each 10 ms other requests are served. */
export async function doYielding<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  for (;;) {
    // The clock costs less than a step; a promise for each would cost more.
    for (const until = performance.now() + longestMs; performance.now() < until; ) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await setImmediate();
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
