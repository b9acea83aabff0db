import { describe, expect, it } from 'vitest';
import type { CreditNoteCreate } from '@/lib/contract/credit-note';
import { ExactNumber } from '@/lib/json';
import { texts } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import { proposeCreditNote } from './propose-credit-note';
import { voidCreditNote } from './void-credit-note';

const chart = testChart();
const vendor = { kind: 'vendor', id: 'ven' } as const;
const customer = { kind: 'customer', id: 'cus' } as const;
const sound: CreditNoteCreate = {
  number: 'C-1',
  issued_at: '2026-02-01T00:00:00.000Z',
  lines: [
    { ledger_id: 'rent', amount: 30, description: 'Returned' },
    { ledger_id: 'costs', amount: 12.5 },
  ],
};
const unknown = [{ path: '/vendor_id', code: 'not_found', message: 'is not a vendor of this business' }];
const propose = (
  special: Partial<CreditNoteCreate> = {},
  party: typeof vendor | typeof customer = vendor,
  faults = unknown.slice(1),
) =>
  proposeCreditNote(testBooks(), { ...sound, ...special }, party, {
    chart,
    partyFaults: faults,
    partyName: 'Fjellsang',
  });

describe('a credit note', () => {
  it.each([
    ['a vendor', vendor, ['debit payable 4250', 'credit rent 3000', 'credit costs 1250'], 'ap'],
    ['a customer', customer, ['credit receivable 4250', 'debit rent 3000', 'debit costs 1250'], 'ar'],
  ] as const)('of %s is a bill or invoice the other way round, on account', (_, party, expected, method) => {
    const proposed = propose({}, party);
    if (!proposed.ok) throw new Error(proposed.problem.detail);
    const { note, entry } = proposed.value;
    expect(texts(entry.lines)).toEqual(expected);
    expect(entry).toMatchObject({
      description: 'Credit note C-1 · Fjellsang',
      datetime: sound.issued_at,
      creditNoteId: note.id,
      categorizationMethod: method,
      lines: [
        { onAccount: { vendorId: party === vendor ? 'ven' : null } },
        { onAccount: null },
        { onAccount: null },
      ],
    });
    expect(note).toMatchObject({ journalEntryId: entry.id, voidedAt: null, version: 1 });
  });

  it.each([
    [
      'whom it does not know, with every other fault',
      { lines: [{ ledger_id: 'payable', amount: 0 }] },
      unknown,
      [
        '/vendor_id not_found',
        '/lines/0/amount amount_not_positive',
        '/lines/0/ledger_id ledger_not_allowed',
      ],
    ],
    [
      'a line on receivable',
      { lines: [{ ledger_id: 'receivable', amount: 5 }] },
      [],
      ['/lines/0/ledger_id ledger_not_allowed'],
    ],
    [
      'more than an answer can carry',
      {
        lines: [
          { ledger_id: 'rent', amount: new ExactNumber('90071992547409.91') },
          { ledger_id: 'rent', amount: 0.01 },
        ],
      },
      [],
      ['/lines amount_out_of_range'],
    ],
  ])('is refused with %s', (_, special, faults, expected) => {
    const refused = propose(special, vendor, faults);
    expect(!refused.ok && refused.problem.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual(
      expected,
    );
  });

  it.each([
    ['at its own day', {}, sound.issued_at],
    ['right after the lock', { lockedThrough: '2026-02-28' }, '2026-03-01T00:00:00.000Z'],
  ])('is voided by a reversal %s, once', (_, special, datetime) => {
    const proposed = propose();
    if (!proposed.ok) throw new Error(proposed.problem.detail);
    const { note, entry } = proposed.value;
    const voided = voidCreditNote(testBooks(special), note, entry);
    if (!voided.ok) throw new Error(voided.problem.detail);
    const { after, reversal } = voided.value;
    expect(reversal).toMatchObject({ datetime, reversalOf: entry.id, creditNoteId: note.id });
    expect(texts(reversal.lines)).toEqual(['credit payable 4250', 'debit rent 3000', 'debit costs 1250']);
    expect(reversal.lines[0]?.onAccount).toEqual(entry.lines[0]?.onAccount);
    expect(after).toMatchObject({ voidedAt: testBooks().now, version: 2 });
    expect(voidCreditNote(testBooks(), after, entry)).toMatchObject({ problem: { code: 'conflict' } });
  });
});
