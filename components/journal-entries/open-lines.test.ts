import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { indexLedgers } from './entry-summary';
import { changeableLine, openLines, whyLedgersStay } from './open-lines';
import { sampleEntry, sampleLedger, sampleLine } from './testing/sample-entry';

const ledgers = indexLedgers([
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account' }),
  sampleLedger('software'),
  sampleLedger('unknown', { type: 'asset', subtype: 'uncategorized_asset' }),
  sampleLedger('payable', { type: 'liability', financial_account_type: 'accounts_payable' }),
]);
type Printed = readonly [side: 'debit' | 'credit', ledger: string, vendor?: string];
const linesOf = (lines: readonly Printed[]) =>
  lines.map(([side, ledger, vendor], index) =>
    sampleLine(`${index}`, side, ledger, vendor === undefined ? {} : { vendor_id: vendor }),
  );
const entryOf = (...lines: readonly Printed[]) => sampleEntry('a', { line_entries: linesOf(lines) });

describe('changeableLine', () => {
  it.each([
    [
      'the line beside the bank',
      [
        ['credit', 'checking'],
        ['debit', 'software'],
      ],
      '1',
    ],
    [
      'none of a split entry',
      [
        ['credit', 'checking'],
        ['debit', 'software'],
        ['debit', 'payable'],
      ],
      undefined,
    ],
    [
      'none without a bank side',
      [
        ['credit', 'payable'],
        ['debit', 'software'],
      ],
      undefined,
    ],
  ] as const)('is %s', (_, lines, expected) => {
    expect(changeableLine(entryOf(...lines), ledgers, 'USD')?.id).toBe(expected);
  });
});

const ofBill = { bill_id: 'bill_1', categorization_method: 'manual' } as const;
const paying = { bill_id: 'bill_1', transaction_id: 'txn_1', categorization_method: 'ap' } as const;
const ownPayable = { transaction_id: 'txn_1', categorization_method: 'manual' } as const;

it.each<[string, Partial<JournalEntry>, readonly Printed[], kept: string | undefined, open: string[]]>([
  [
    'what settles a bill: not its payable',
    ofBill,
    [
      ['debit', 'payable'],
      ['credit', 'unknown'],
    ],
    '0',
    ['1'],
  ],
  [
    'what settles a bill from the bank: the bank’s',
    ofBill,
    [
      ['debit', 'payable'],
      ['credit', 'checking'],
    ],
    '0',
    ['1'],
  ],
  [
    'what settles a bill: another line that names its vendor',
    ofBill,
    [
      ['debit', 'payable'],
      ['credit', 'payable', 'ven_1'],
    ],
    '0',
    ['1'],
  ],
  [
    'a payment: nothing',
    paying,
    [
      ['credit', 'checking'],
      ['debit', 'payable'],
    ],
    '0',
    [],
  ],
  [
    'a payment and more: what is beside the payment',
    paying,
    [
      ['credit', 'checking'],
      ['debit', 'payable'],
      ['debit', 'software'],
    ],
    '0',
    ['2'],
  ],
  [
    'what a person put on payable',
    ownPayable,
    [
      ['credit', 'checking'],
      ['debit', 'payable', 'ven_1'],
    ],
    '0',
    ['1'],
  ],
])('of %s may change', (_name, facts, lines, kept, open) => {
  const entry = sampleEntry('a', { line_entries: linesOf(lines), ...facts });
  const found = openLines(entry, ledgers, 'USD');
  expect([found.kept?.id, found.open.map(({ id }) => id)]).toEqual([kept, open]);
  const why = whyLedgersStay(entry, ledgers, 'USD');
  if (open.length > 0) expect(why).toBeNull();
  else expect(why).toMatch(/remove the payment there/);
  expect(changeableLine(entry, ledgers, 'USD')?.id).toBe(lines.length === 2 ? open[0] : undefined);
});
