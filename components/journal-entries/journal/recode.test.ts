import { describe, expect, it } from 'vitest';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { indexLedgers } from '../entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from '../testing/sample-entry';
import { sampleLink } from '../testing/sample-link';
import { countReasons, previewRecode } from './recode';

const ledgers = indexLedgers([
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account' }),
  sampleLedger('payable', { type: 'liability', financial_account_type: 'accounts_payable' }),
  sampleLedger('software'),
  sampleLedger('hosting'),
]);
const links = new Map<string, TransactionLink[]>();
const context = { ledgers, links, currency: 'USD', lockedThrough: '2026-06-30' };

const split = {
  line_entries: [
    sampleLine('a', 'credit', 'checking'),
    sampleLine('b', 'debit', 'software', { amount: 40 }),
    sampleLine('c', 'debit', 'hosting', { amount: 5 }),
  ],
};

const onPayable = [sampleLine('a', 'credit', 'checking'), sampleLine('b', 'debit', 'payable')];

describe('previewRecode', () => {
  it('changes the one line beside the bank', () => {
    const entry = sampleEntry('je_1');
    const { changed, left } = previewRecode([entry], 'hosting', context);
    expect(changed).toEqual([{ entry, line: entry.line_entries[1] }]);
    expect(left).toEqual([]);
  });

  it.each([
    ['lies in the closed books', { datetime: '2026-06-30T00:00:00.000Z' }, 'In the closed books'],
    [
      'posts a bill',
      { bill_id: 'bill_1', categorization_method: 'ap' as const },
      'Posted by a bill, an invoice or a credit note',
    ],
    [
      'pays a bill and has its number',
      { bill_id: 'bill_1', transaction_id: 'txn_1', line_entries: onPayable },
      'Pays a bill or an invoice',
    ],
    ['pays a bill', { categorization_method: 'ap' as const }, 'Pays a bill or an invoice'],
    ['is part of a transfer', { categorization_method: 'transfer' as const }, 'One side of a transfer'],
    ['is split', split, 'Several lines: open the entry to change one'],
  ])('leaves an entry that %s', (_, more, reason) => {
    const { changed, left } = previewRecode([sampleEntry('je_1', more)], 'hosting', context);
    expect(changed).toEqual([]);
    expect(left.map((each) => each.reason)).toEqual([reason]);
  });

  it.each([
    ['transfer', 'One side of a transfer'],
    ['refund', 'A linked refund, or the payment that it is of'],
  ] as const)('leaves an entry with a linked %s, whoever chose its ledger', (kind, reason) => {
    const entry = sampleEntry('je_1', { categorization_method: 'rule' });
    const of = (status: 'linked' | 'suggested') => {
      const own = new Map([[entry.id, [sampleLink({ kind, status })]]]);
      return previewRecode([entry], 'hosting', { ...context, links: own });
    };
    expect(of('linked').left.map((each) => each.reason)).toEqual([reason]);
    expect(of('suggested').left).toEqual([]);
  });

  it('changes from where a bill was paid that was marked as paid', () => {
    const entry = sampleEntry('je_1', { bill_id: 'bill_1', line_entries: onPayable });
    const { changed } = previewRecode([entry], 'hosting', context);
    expect(changed).toEqual([{ entry, line: onPayable[0] }]);
  });

  it('leaves what is on the ledger already, and puts nothing on payable', () => {
    const entry = sampleEntry('je_1');
    expect(previewRecode([entry], 'software', context).left[0]?.reason).toBe('Already on this ledger');
    expect(previewRecode([entry], 'payable', context).changed).toEqual([]);
  });
});

it('counts the reasons, the most frequent first', () => {
  const entry = sampleEntry('je_1');
  const left = ['a', 'b', 'b'].map((reason) => ({ entry, reason }));
  expect(countReasons(left)).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});
