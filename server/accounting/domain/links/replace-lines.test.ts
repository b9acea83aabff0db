import { describe, expect, it } from 'vitest';
import type { Entry, OnAccount } from '../journal-entry/entry';
import { entry, lines } from '../postings/testing/small-items';
import { isPostedAgainst, type Opposite } from './replace-lines';

const alder: OnAccount = { vendorId: 'alder', customerId: null };
const cedar: OnAccount = { vendorId: 'cedar', customerId: null };
/** Money back of 20 on payable. */
const posted = (onAccount: OnAccount | null, special: Partial<Entry> = {}): Entry =>
  entry({
    lines: lines('debit bank 20', 'credit payable 20').map((line) =>
      line.ledgerId === 'payable' ? { ...line, onAccount } : line,
    ),
    ...special,
  });
const wanted = (special: Partial<Opposite> = {}): Opposite[] => [
  { ledgerId: 'payable', side: 'credit', amount: 20n, onAccount: alder, ...special },
];

describe('isPostedAgainst', () => {
  it.each<[string, Entry, Opposite[]]>([
    ['the same lines of the same vendor', posted(alder), wanted()],
    ['lines that name nobody', posted(null), wanted({ onAccount: null })],
    ['lines of which nobody says whom they name', posted(null), wanted({ onAccount: undefined })],
    [
      'a guess that was confirmed',
      posted(alder, { categorizationMethod: 'similarity', reviewStatus: 'confirmed' }),
      wanted(),
    ],
  ])('is true of %s', (_, of, opposite) => {
    expect(isPostedAgainst(of, 'bank', opposite)).toBe(true);
  });

  it.each<[string, Entry, Opposite[]]>([
    ['another vendor', posted(cedar), wanted()],
    ['a vendor where nobody is wanted', posted(cedar), wanted({ onAccount: null })],
    ['nobody where a vendor is wanted', posted(null), wanted()],
    ['the customer of the same identifier', posted({ vendorId: null, customerId: 'alder' }), wanted()],
    ['another ledger', posted(alder), wanted({ ledgerId: 'rent' })],
    ['another amount', posted(alder), wanted({ amount: 10n })],
    ['the other side', posted(alder), wanted({ side: 'debit' })],
    ['fewer lines', posted(alder), []],
    [
      'a guess of the service',
      posted(alder, { categorizationMethod: 'similarity', reviewStatus: 'bookkeeper_pending' }),
      wanted(),
    ],
  ])('is false of %s', (_, of, opposite) => {
    expect(isPostedAgainst(of, 'bank', opposite)).toBe(false);
  });
});
