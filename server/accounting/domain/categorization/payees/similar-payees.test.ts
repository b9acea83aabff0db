import { expect, it } from 'vitest';
import { cluesOf } from '../learning/clues';
import type { Movement } from '../movement';
import { addPayee, noPayees, similarityOf, trigramsOf } from './similar-payees';

const movement = (payee: string, amount = -4000n): Movement => ({
  payee,
  text: payee,
  accountLedgerId: 'bank',
  amount,
  day: '2026-06-01',
});
const clues = (of: Movement) => cluesOf(of, () => null);
const [food, water] = [0, 1];
const known = noPayees();
for (const [payee, ledger] of [
  ["Carmelina's Taqueria", food],
  ['Corner Grill', food],
  ['City Water Works', water],
] as const)
  addPayee(known, movement(payee), clues(movement(payee)), ledger);

const similarity = (to: Movement) => similarityOf(known, to, clues(to), 2);

it.each([
  ['cut off', 'Carmelinas Taq', food],
  ['misspelt', 'City Watter', water],
])('finds a name that is %s', (_how, payee, ledger) => {
  const found = similarity(movement(payee));
  expect(found[ledger]).toBeGreaterThan(0.4);
  expect(found[1 - ledger]).toBeLessThan(found[ledger] ?? 0);
});

it('finds the very name most, less with another amount or in the other direction', () => {
  const same = similarity(movement('Corner Grill'))[food] ?? 0;
  expect(same).toBeCloseTo(1);
  expect(similarity(movement('Corner Grill', -400_000n))[food]).toBeLessThan(same);
  expect(similarity(movement('Corner Grill', 4000n))[food]).toBeLessThan(same);
});

it('finds nothing for a cheque', () => {
  expect([...similarity(movement('Check 1042'))]).toEqual([0, 0]);
});

it('takes letters with accents for the same in whichever form', () => {
  expect(trigramsOf('Cafe\u0301')).toEqual(trigramsOf('Caf\u00e9'));
});
