import { expect, it } from 'vitest';
import { backOff } from './back-off';

it('waits longer after each early end, up to half a minute, and little again after a steady run', () => {
  let now = 0;
  const delays = backOff(() => now);
  const seen = Array.from({ length: 11 }, () => {
    const delay = delays.nextDelayMs();
    now += delay;
    delays.started();
    now += 10;
    return delay;
  });
  expect(seen).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000]);
  now += 60_000;
  expect([delays.nextDelayMs(), delays.nextDelayMs()]).toEqual([100, 100]);
  delays.started();
  expect(delays.nextDelayMs()).toBe(200);
});
