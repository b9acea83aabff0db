import { expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { indexLedgers } from '../../entry-summary';
import { blankLine } from '../../form/entry-values';
import { sampleEntry, sampleLedger, sampleLine } from '../../testing/sample-entry';
import { lastSplitOf, rowsLike } from './last-split';

const ledgers = indexLedgers([
  sampleLedger('checking', { financial_account_type: 'bank_account' }),
  sampleLedger('loans'),
  sampleLedger('interest'),
]);
const entry = sampleEntry('now');
const bank = sampleLine('s_bank', 'credit', 'checking');
const [loan, interest] = [
  sampleLine('s_loan', 'debit', 'loans', { amount: 40, description: 'Principal' }),
  sampleLine('s_interest', 'debit', 'interest', { amount: 5 }),
];
const split = (more: Partial<JournalEntry> = {}) =>
  sampleEntry('split', { line_entries: [bank, loan, interest], ...more });
const found = (...earlier: JournalEntry[]) => lastSplitOf(entry, earlier, ledgers, 'USD')?.id ?? null;

it('is the latest entry of the payee that was divided', () => {
  expect(found(sampleEntry('whole'), split(), split({ id: 'older' }))).toBe('split');
  expect(found(split({ clean_description: ' FIGMA' }))).toBe('split');
});

it.each<[string, JournalEntry]>([
  ['is the entry itself', split({ id: 'now' })],
  ['is of another payee', split({ clean_description: 'Figma Rent' })],
  ['went the other way', split({ line_entries: [{ ...bank, debit_credit: 'debit' }, loan, interest] })],
  ['is on one ledger', split({ line_entries: [bank, loan, { ...loan, id: 's_2' }] })],
  ['names a vendor', split({ line_entries: [bank, loan, { ...interest, vendor_id: 'ven_1' }] })],
  ['counts in one of the books alone', split({ line_entries: [bank, loan, { ...interest, basis: 'cash' }] })],
])('is none that %s', (_, other) => {
  expect(found(other)).toBeNull();
});

it('gives its ledgers and descriptions without amounts', () => {
  expect(rowsLike(split(), ledgers, 'USD')).toEqual([
    { ...blankLine, ledgerId: 'loans', description: 'Principal' },
    { ...blankLine, ledgerId: 'interest' },
  ]);
});
