import { expect, it } from 'vitest';
import { flowScale } from './flow-scale';

const point = (inflow: bigint, outflow: bigint, left: bigint) => ({ title: '', inflow, outflow, left });

it('has a place for every amount and for zero', () => {
  const { yOf, ticks } = flowScale([point(10_000n, 4_000n, 6_000n)], 100, 200);
  expect([yOf(10_000n), yOf(5_000n), yOf(0n)]).toEqual([0, 100, 200]);
  expect(ticks).toEqual([
    { value: 0, y: 200 },
    { value: 25, y: 150 },
    { value: 50, y: 100 },
    { value: 75, y: 50 },
    { value: 100, y: 0 },
  ]);
});

it('goes below zero where something is negative', () => {
  const { yOf, ticks } = flowScale([point(6_000n, 8_000n, -2_000n)], 100, 200);
  expect([yOf(8_000n), yOf(0n), yOf(-2_000n)]).toEqual([32, 160, 192]);
  expect(ticks.map(({ value }) => value)).toEqual([-25, 0, 25, 50, 75, 100]);
});

it('stands on zero where nothing is', () => {
  const { yOf, ticks } = flowScale([point(0n, 0n, 0n)], 100, 200);
  expect([yOf(0n), ticks]).toEqual([200, [{ value: 0, y: 200 }]]);
});
