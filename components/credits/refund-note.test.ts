import { expect, it } from 'vitest';
import { noteOfRefund } from './refund-note';

it.each([
  [null, undefined],
  [5000n, 'Refunds all of the credit'],
  [2000n, '30.00 of credit is left'],
  [6000n, 'Must be at most 50.00, the unapplied credit'],
])('of %s: %s', (units, note) => {
  expect(noteOfRefund(units, 5000n, (each) => `${each / 100n}.00`)).toBe(note);
});
