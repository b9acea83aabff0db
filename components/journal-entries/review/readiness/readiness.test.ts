import { describe, expect, it } from 'vitest';
import { indexLedgers } from '../../entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from '../../testing/sample-entry';
import { unreadyLine } from './readiness';

const ledgers = indexLedgers([
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account' }),
  sampleLedger('payable', {
    name: 'Accounts payable',
    type: 'liability',
    financial_account_type: 'accounts_payable',
  }),
  sampleLedger('software'),
]);
const onPayable = (more: object = {}) => [
  sampleLine('1', 'credit', 'checking'),
  sampleLine('2', 'debit', 'payable', more),
];

describe('what is missing before an entry is confirmed', () => {
  it('is nothing where its ledger is known', () => {
    expect(unreadyLine(sampleEntry('a'), ledgers)).toBeNull();
  });

  it('is the ledger of an uncategorized one: its line that is not the bank’s', () => {
    const entry = sampleEntry('a', { categorization_method: 'uncategorized' });
    expect(unreadyLine(entry, ledgers)).toMatchObject({ line: { id: 'a_other' } });
  });

  it('is from where a bill was paid that was marked as paid, not what it was paid of', () => {
    const line_entries = [sampleLine('1', 'debit', 'payable'), sampleLine('2', 'credit', 'software')];
    const entry = sampleEntry('a', {
      bill_id: 'bill_1',
      categorization_method: 'uncategorized',
      line_entries,
    });
    expect(unreadyLine(entry, ledgers)).toMatchObject({ line: { id: '2' } });
    // Before the books start nothing is posted by it.
    expect(unreadyLine({ ...entry, is_before_start: true }, ledgers)).toBeNull();
  });

  it('is the bill or vendor of a line on accounts payable', () => {
    const entry = sampleEntry('a', { categorization_method: 'similarity', line_entries: onPayable() });
    expect(unreadyLine(entry, ledgers)).toEqual({
      line: entry.line_entries[1],
      reason: 'Accounts payable needs a bill or an invoice: pay one, or choose another ledger',
    });
  });

  it.each([
    ['a payment of a bill', { bill_id: 'bill_1' }, {}],
    ['a line with its vendor', {}, { vendor_id: 'ven_1' }],
  ])('is nothing for %s', (_, more, ofLine) => {
    const entry = sampleEntry('a', {
      categorization_method: 'ap',
      line_entries: onPayable(ofLine),
      ...more,
    });
    expect(unreadyLine(entry, ledgers)).toBeNull();
  });
});
