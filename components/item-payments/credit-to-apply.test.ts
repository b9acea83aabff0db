import { describe, expect, it } from 'vitest';
import { creditToApply, mayTakeCredit, noteOfCredit } from './credit-to-apply';

describe('creditToApply', () => {
  it.each([
    [80, 30, 3000n],
    [30, 80, 3000n],
    [30.5, 30.5, 3050n],
    [80, 0, 0n],
    [0, 80, 0n],
  ])('of %d open and %d unapplied is %s', (open_amount, credit_amount, most) => {
    expect(creditToApply({ open_amount }, { credit_amount }, 'USD')).toBe(most);
  });
});

describe('mayTakeCredit', () => {
  it.each([
    [{ issued_at: '2026-01-01T00:00:00.000Z' }, true],
    [{ issued_at: '2025-12-31T23:59:59.999Z' }, false],
    [{ sent_at: '2026-02-01T00:00:00.000Z' }, true],
    [{ sent_at: '2025-12-31T00:00:00.000Z' }, false],
    [{ sent_at: null }, false],
  ])('where the books begin on 1 January 2026, of %o is %s', (item, may) => {
    expect(mayTakeCredit(item, '2026-01-01')).toBe(may);
  });
});

describe('noteOfCredit', () => {
  it.each([
    [null, 'bill', undefined],
    [500n, 'bill', 'Settles the bill in full'],
    [120n, 'invoice', '380 of the invoice stays open'],
    [501n, 'bill', 'Must be at most 500, the open balance of the bill'],
    [601n, 'bill', 'Must be at most 600, the unapplied credit'],
  ] as const)('of %s for a %s', (units, kind, note) => {
    expect(noteOfCredit(units, { open: 500n, credit: 600n }, kind, String)).toBe(note);
  });

  it('names the smaller limit', () => {
    expect(noteOfCredit(400n, { open: 500n, credit: 300n }, 'bill', String)).toBe(
      'Must be at most 300, the unapplied credit',
    );
  });
});
