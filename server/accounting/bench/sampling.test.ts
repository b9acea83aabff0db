import { expect, it } from 'vitest';
import { ratio, timeInTurn, timingOf } from './sampling';

it('takes the nearest rank of the samples, whatever their order', () => {
  expect(timingOf([5, 1, 4, 2, 3])).toEqual({ p50_ms: 3, p95_ms: 5 });
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(timingOf(hundred)).toEqual({ p50_ms: 50, p95_ms: 95 });
  expect(timingOf([1.23456])).toEqual({ p50_ms: 1.23, p95_ms: 1.23 });
});

it('runs the sides in turn, warm-up first', async () => {
  const runs: string[] = [];
  const side = (name: string) => async () => void runs.push(name);
  await timeInTurn({ service: side('service'), reference: side('reference') }, 2, { warmUp: 1 });
  expect(runs).toEqual(['service', 'reference', 'service', 'reference', 'service', 'reference']);
});

it('runs a side as often a turn as is asked', async () => {
  const runs: string[] = [];
  const side = (name: string) => async () => void runs.push(name);
  await timeInTurn({ short: side('short'), long: side('long') }, 2, { warmUp: 0, runsATurn: { short: 2 } });
  expect(runs).toEqual(['short', 'short', 'long', 'short', 'short', 'long']);
});

it('gives ratios with two decimals', () => {
  expect(ratio(1, 3)).toBe(0.33);
});
