import { describe, expect, it } from 'vitest';
import { voidConsequences } from './void-consequences';

const bill = {
  what: 'bill' as const,
  postedAt: '2026-03-01T00:00:00.000Z',
  total_amount: 100,
  total_paid: 0,
  credit_applied: 0,
  settled_otherwise: 0,
  payments: [],
};
const books = { currency: 'USD', locale: 'en-GB', lockedThrough: null, entriesStart: '2026-01-01' };

describe('voidConsequences', () => {
  it('says that nothing remains of a bill that was never paid', () => {
    expect(voidConsequences(bill, books)).toEqual([
      'Its 100.00 USD are reversed from accounts payable and the ledgers of its lines on 1 Mar 2026, the day it was issued.',
      'Nothing was paid, and no credit was applied.',
      'It accepts no more payments. You can reopen it.',
    ]);
  });

  it('says how much becomes credit', () => {
    const paid = { ...bill, total_paid: 60, payments: ['one', 'another'] };
    expect(voidConsequences(paid, books)[1]).toBe(
      'What was paid (2 payments, 60.00 USD) stays, as credit with the vendor.',
    );
  });

  it('says what becomes of applied credit and of what was marked as paid', () => {
    const settled = { ...bill, credit_applied: 20, settled_otherwise: 30 };
    expect(voidConsequences(settled, books).slice(1)).toEqual([
      'The 20.00 USD of credit applied to it is unapplied again.',
      'The entry that marked 30.00 USD as paid is reversed, too.',
      'It accepts no more payments. You can reopen it.',
    ]);
  });

  it('speaks of receivables and the customer where an invoice is voided', () => {
    const invoice = { ...bill, what: 'invoice' as const, total_paid: 60, payments: ['one'] };
    expect(voidConsequences(invoice, books).slice(0, 2)).toEqual([
      'Its 100.00 USD are reversed from accounts receivable and the ledgers of its lines on 1 Mar 2026, the day it was sent.',
      'What was paid (1 payment, 60.00 USD) stays, as the customer’s credit.',
    ]);
  });

  it('says of one from before the books start that no balance changes, or why it cannot be voided', () => {
    const old = { ...books, entriesStart: '2026-03-02' };
    expect(voidConsequences(bill, old)[0]).toBe('It is from before the books start: no balance changes.');
    expect(voidConsequences(bill, { ...old, lockedThrough: '2026-03-31' })).toEqual([
      expect.stringContaining('cannot be voided until an admin moves the lock back'),
    ]);
  });

  it.each([
    ['2026-02-28', 'on 1 Mar 2026, the day it was issued.'],
    ['2026-03-01', 'on 2 Mar 2026, the first day after the lock.'],
    ['2026-06-30', 'on 1 Jul 2026, the first day after the lock.'],
  ])('with the books locked through %s says %s', (lockedThrough, end) => {
    expect(voidConsequences(bill, { ...books, lockedThrough })[0]).toContain(end);
  });
});
