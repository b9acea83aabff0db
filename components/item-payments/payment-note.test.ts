import { describe, expect, it } from 'vitest';
import { noteOfPayment } from './payment-note';

describe('noteOfPayment', () => {
  it.each([
    [null, 'bill', undefined],
    [500n, 'bill', 'Pays the bill in full'],
    [120n, 'invoice', 'A part: 380 stays open'],
    [501n, 'bill', '1 more than is open becomes credit with the vendor'],
    [700n, 'invoice', '200 more than is open becomes the customer’s credit'],
  ] as const)('of %s for a %s', (units, kind, note) => {
    expect(noteOfPayment(units, 500n, kind, String)).toBe(note);
  });
});
