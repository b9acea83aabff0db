import { expect, it } from 'vitest';
import { probableMoneyOf } from './probable-money';

it.each([
  [1, 0, 'the money is in the bank'],
  [0, 2, 'the money has gone out'],
  [1, 2, 'the money has come in or gone out'],
  [0, 0, null],
])('of %i invoices and %i bills that are probably paid: %s', (invoices, bills, words) => {
  expect(probableMoneyOf({ invoices, bills })).toBe(words);
});
