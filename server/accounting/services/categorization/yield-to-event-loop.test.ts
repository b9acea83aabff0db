import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapYielding } from './yield-to-event-loop';

function workFor(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

it('serves others between items that take long each, however few they are', async () => {
  const items = Array.from({ length: 20 }, (_, at) => at);
  let served = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; served += 1) await setImmediate();
  })();
  const doubled = await mapYielding(items, (item) => {
    workFor(6);
    return item * 2;
  });
  isDone = true;
  await others;
  expect(doubled).toEqual(items.map((item) => item * 2));
  expect(served).toBeGreaterThanOrEqual(5);
});
