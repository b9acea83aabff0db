import { describe, expect, it } from 'vitest';
import { noteOfPayment } from './payment-note';

describe('noteOfPayment', () => {
  it.each([
    [null, 'bill', undefined],
    [500n, 'bill', 'Pays the bill in full'],
    [120n, 'invoice', 'Partial payment: 380 stays open'],
    [501n, 'bill', 'The excess of 1 becomes credit with the vendor'],
    [700n, 'invoice', 'The excess of 200 becomes the customer’s credit'],
  ] as const)('of %s for a %s', (units, kind, note) => {
    expect(noteOfPayment(units, 500n, kind, String)).toBe(note);
  });
});
