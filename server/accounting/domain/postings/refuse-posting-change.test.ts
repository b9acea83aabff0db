import { describe, expect, it } from 'vitest';
import type { Entry } from '../journal-entry/entry';
import { testChart } from '../testing/test-books';
import { refusePostingChange, refuseReversal } from './refuse-posting-change';
import { entry, lines } from './testing/small-items';

const nothing = { movesInTime: false, changesLines: false, deleted: [] as string[] };
const posting = entry({ billId: 'bill', categorizationMethod: 'ap' });
const settling = entry({
  billId: 'bill',
  categorizationMethod: 'uncategorized',
  lines: lines('debit payable 100', 'credit unknown 100'),
});
const chart = testChart();
const paying = entry({
  billId: 'bill',
  transactionId: 'txn',
  lines: lines('credit bank 100', 'debit payable 60 p', 'debit other 40'),
});

describe('refusePostingChange', () => {
  it.each([
    ['lines of a plain entry', entry(), { changesLines: true, movesInTime: true }],
    ['words of a posting', posting, {}],
    [
      'what is opposite payable where a bill was paid otherwise',
      settling,
      { changesLines: true, deleted: ['line-1'] },
    ],
    ['the time of a reversed entry', entry({ reversedBy: 'back' }), { movesInTime: true }],
    [
      'lines of what was brought back',
      entry({ reversalOf: 'back', bringsBack: 'first' }),
      { changesLines: true },
    ],
    ['the rest beside a payment', paying, { changesLines: true, deleted: ['line-2'] }],
  ] satisfies [string, Entry, Partial<typeof nothing>][])('allows %s', (_, before, change) => {
    expect(refusePostingChange(before, { ...nothing, ...change }, chart, '')).toBeNull();
  });

  it.each([
    ['lines of a posting', posting, { changesLines: true }, 'entry_of_document', 'The entry posts bill'],
    ['its time', posting, { movesInTime: true }, 'entry_of_document', 'The entry posts bill'],
    [
      'lines of an invoice',
      entry({ invoiceId: 'inv', categorizationMethod: 'ar' }),
      { changesLines: true },
      'entry_of_document',
      'posts inv',
    ],
    [
      'the line on payable where a bill was paid otherwise',
      settling,
      { changesLines: true, deleted: ['line-0'] },
      'entry_of_document',
      'The entry settles bill: its time and its line on payable stay',
    ],
    [
      'its time, too',
      settling,
      { movesInTime: true, changesLines: true },
      'entry_of_document',
      'settles bill',
    ],
    [
      'what took that back',
      { ...settling, reversalOf: 'entry' },
      { changesLines: true, deleted: ['line-1'] },
      'entry_of_document',
      'The entry takes back what settled bill',
    ],
    [
      'what settled a bill and was taken back',
      { ...settling, reversedBy: 'back' },
      { changesLines: true, deleted: ['line-1'] },
      'entry_reversed',
      'The entry was taken back by back, as bill is no longer paid by it: set the bill to paid again',
    ],
    [
      'lines of a reversed entry',
      entry({ reversedBy: 'back' }),
      { changesLines: true },
      'entry_reversed',
      'The entry is reversed by back: write a new entry instead.',
    ],
    [
      'lines of its reversal',
      entry({ reversalOf: 'first' }),
      { changesLines: true },
      'entry_reversed',
      'The entry reverses first: write a new entry',
    ],
    [
      'lines of what was brought back and is reversed again',
      entry({ reversalOf: 'back', bringsBack: 'first', reversedBy: 'again' }),
      { changesLines: true },
      'entry_reversed',
      'is reversed by again',
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
      expect(refusePostingChange(before, { ...nothing, ...change }, chart, '/0')).toMatchObject({
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
