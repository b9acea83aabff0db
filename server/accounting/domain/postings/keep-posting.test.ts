import { describe, expect, it } from 'vitest';
import type { Entry } from '../journal-entry/entry';
import { refusePostingChange, refuseReversal } from './keep-posting';
import { entry, lines } from './testing/small-items';

const nothing = { movesInTime: false, changesLines: false, deleted: [] as string[] };
const posting = entry({ billId: 'bill' });
const paying = entry({
  billId: 'bill',
  transactionId: 'txn',
  lines: lines('credit bank 100', 'debit payable 60 p', 'debit other 40'),
});

describe('refusePostingChange', () => {
  it.each([
    ['lines of a plain entry', entry(), { changesLines: true, movesInTime: true }],
    ['words of a posting', posting, {}],
    ['the rest beside a payment', paying, { changesLines: true, deleted: ['line-2'] }],
  ] satisfies [string, Entry, Partial<typeof nothing>][])('allows %s', (_, before, change) => {
    expect(refusePostingChange(before, { ...nothing, ...change }, '')).toBeNull();
  });

  it.each([
    ['lines of a posting', posting, { changesLines: true }, 'entry_of_document', 'The entry posts bill'],
    ['its time', posting, { movesInTime: true }, 'entry_of_document', 'The entry posts bill'],
    [
      'lines of an invoice',
      entry({ invoiceId: 'inv' }),
      { changesLines: true },
      'entry_of_document',
      'posts inv',
    ],
    ['the time of a payment', paying, { movesInTime: true }, 'entry_with_payments', 'has 1 payments'],
    [
      'the payment itself',
      paying,
      { changesLines: true, deleted: ['line-1'] },
      'entry_with_payments',
      '1 of the lines',
    ],
  ] satisfies [string, Entry, Partial<typeof nothing>, string, string][])(
    'refuses %s',
    (_, before, change, code, message) => {
      expect(refusePostingChange(before, { ...nothing, ...change }, '/0')).toMatchObject({
        code: 'conflict',
        errors: [{ path: '/0', code, message: expect.stringContaining(message) }],
      });
    },
  );
});

it.each([
  ['a plain entry', entry(), null],
  ['a posting', posting, 'conflict: The entry belongs to bill: void that instead.'],
  ['a bank transaction', paying, "belongs_to_transaction: The entry posts the bank's txn"],
])('reversing %s by hand', (_, of, refusal) => {
  const refused = refuseReversal(of);
  if (refusal === null) expect(refused).toBeNull();
  else expect(`${refused?.code}: ${refused?.detail}`).toContain(refusal);
});
