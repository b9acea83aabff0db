import { describe, expect, it } from 'vitest';
import { testBooks } from '../testing/test-books';
import { type CreditStanding, creditExceeded, openExceeded, usable } from './credit-standing';
import { bill, invoice } from './testing/small-items';

const books = testBooks({ entriesStart: '2026-01-01T00:00:00.000Z' });
const at = '2026-02-10T12:00:00.000Z';
const credits = (then: bigint, last: bigint): CreditStanding => ({
  then: { credit: then, open: 0n },
  finally: { credit: last, open: 0n },
});
const opens = (then: bigint, last: bigint): CreditStanding => ({
  then: { credit: 0n, open: then },
  finally: { credit: 0n, open: last },
});

it('as much is usable as there is on the day and at the end of all days', () => {
  const standing = { then: { credit: 5n, open: 9n }, finally: { credit: 7n, open: 3n } };
  expect(usable(standing)).toEqual({ credit: 5n, open: 3n });
});

describe('what is more than the credit is refused', () => {
  it.each([
    ['as it is', 4000n, 4000n, 'is 50.00; the unapplied credit is 40.00'],
    [
      'as it is on the day, where more comes later',
      0n,
      5000n,
      'is 50.00; the vendor has 0.00 of unapplied credit on 2026-02-10: another 50.00 comes on later days',
    ],
    [
      'as a part of it is taken later',
      4000n,
      1000n,
      'is 50.00; the vendor has 40.00 of unapplied credit on 2026-02-10, of which 30.00 is taken on later days, as by a bill that is issued then',
    ],
  ])('%s', (_, then, last, message) => {
    expect(creditExceeded(books, 'vendor', { amount: 5000n, at }, credits(then, last)).errors).toEqual([
      { path: '/amount', code: 'credit_exceeded', message },
    ]);
  });

  it('of a customer, in the words of invoices', () => {
    const { detail, errors } = creditExceeded(books, 'customer', { amount: 5000n, at }, credits(9n, 0n));
    expect([detail, errors?.[0]?.message].join()).toContain('an invoice that is sent then');
  });
});

describe('what is more than is open is refused', () => {
  const later = bill({ postedAt: '2026-02-20T00:00:00.000Z' });
  const earlier = bill({ postedAt: '2025-12-10T00:00:00.000Z' });
  it.each([
    ['as it is', bill(), 4000n, 4000n, 'the bill has 40.00 open'],
    ['before it is issued', later, 0n, 5000n, 'the bill is issued on 2026-02-20, after 2026-02-10'],
    [
      'before it is sent',
      invoice({ postedAt: later.postedAt }),
      0n,
      5000n,
      'the invoice is sent on 2026-02-20, after 2026-02-10',
    ],
    [
      'as more opens later',
      bill(),
      0n,
      5000n,
      'the bill has 0.00 open on 2026-02-10, and 50.00 on later days',
    ],
    [
      'as it is settled later',
      bill(),
      4000n,
      1000n,
      'the bill has 40.00 open on 2026-02-10, of which 30.00 is settled on later days',
    ],
    [
      'where it is not in the books',
      earlier,
      0n,
      0n,
      'the bill is issued before the books begin on 2026-01-01: it is in no balance that credit could settle',
    ],
    ['where it was posted again in the books', earlier, 4000n, 4000n, 'the bill has 40.00 open'],
  ])('%s', (_, item, then, last, message) => {
    expect(openExceeded(books, item, { amount: 5000n, at }, opens(then, last)).errors).toEqual([
      { path: '/amount', code: 'open_amount_exceeded', message: `is 50.00; ${message}` },
    ]);
  });
});
