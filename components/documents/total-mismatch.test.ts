import { expect, it } from 'vitest';
import type { DocumentExtraction } from '@/lib/contract/document';
import { mismatchingTotal, totalThatDiffers, totalToTell, unexplainedTotal } from './total-mismatch';

const sure = { confidence: 0.9, place: null, is_corrected: false };
const read = (value: number, currency: string | null = null): DocumentExtraction => ({
  vendor_name: null,
  total_amount: { value, ...sure },
  currency: currency === null ? null : { value: currency, ...sure },
  issued_on: null,
  number: null,
  due_on: null,
  is_bill: false,
  is_credit_note: false,
  corrects: null,
  lines: [],
  turn: 0,
});

it.each<[string, DocumentExtraction | null, bigint, bigint | null]>([
  ['another total', read(44.89), -21640n, 4489n],
  ['more than was paid', read(216.41), -21640n, 21641n],
  ['the same', read(216.4), -21640n, null],
  ['the same of money that came in', read(216.4), 21640n, null],
  ['a tip', read(50), -6250n, null],
  ['more than a tip', read(50), -6251n, 5000n],
  ['nothing read', null, -21640n, null],
  ['another currency', read(44.89, 'EUR'), -21640n, null],
])('%s', (_, extraction, paid, expected) => {
  expect(mismatchingTotal(extraction, paid, 'USD')).toBe(expected);
});

it.each<[string, DocumentExtraction | null, bigint, bigint | null]>([
  ['the same', read(216.4), -21640n, null],
  ['a tip', read(50), -5001n, 5000n],
  ['less than was paid', read(438.18), -53818n, 43818n],
  ['nothing read', null, -21640n, null],
  ['another currency', read(44.89, 'EUR'), -21640n, null],
])('differs or not: %s', (_, extraction, paid, expected) => {
  expect(totalThatDiffers(extraction, paid, 'USD')).toBe(expected);
});

it.each<[string, DocumentExtraction | null, (DocumentExtraction | null)[], bigint | null]>([
  ['the amount of the payment', read(100), [], null],
  ['another amount', read(60), [], 6000n],
  ['what another receipt leaves of the payment', read(60), [read(40)], null],
  ['more than that', read(60), [read(45)], 6000n],
  ['beside a receipt without a total', read(60), [read(40), null], 6000n],
  ['nothing read', null, [read(40)], null],
])('a receipt beside the payment: %s', (_, receipt, others, expected) => {
  const attached = others.map((extraction, at) => ({ id: `${at}`, extraction }));
  expect(totalToTell({ id: 'new', extraction: receipt }, attached, -10000n, 'USD')).toBe(expected);
});

it.each<[string, number, bigint | null]>([
  ['a tip', 85, null],
  ['another amount', 60, 6000n],
])('of a receipt that is attached, a tip explains the difference: %s', (_, total, expected) => {
  const receipt = { id: 'attached', extraction: read(total) };
  expect(totalToTell(receipt, [receipt], -10000n, 'USD')).toBe(expected);
  expect(totalToTell(receipt, [], -10000n, 'USD')).toBe(BigInt(total * 100));
});

it('explains a difference by the tip of the suggestion for that transaction only', () => {
  const match = { transaction_id: 'txn_1', confidence: 0.9, reasons: ['amount_with_tip' as const] };
  const document = { extraction: read(50), suggested_matches: [match] };
  expect(unexplainedTotal(document, { id: 'txn_1', paid: -5500n }, 'USD')).toBeNull();
  expect(unexplainedTotal(document, { id: 'txn_2', paid: -5500n }, 'USD')).toBe(5000n);
});
