import { expect, it } from 'vitest';
import { isOpenToJudging } from './open-to-judging';

type Pending = Parameters<typeof isOpenToJudging>[0];
const at = (atVersion: number) => ({ confidence: null, reasons: [], alternatives: [], atVersion });
const untouched: Pending = {
  version: 3,
  datetime: '2026-03-02T00:00:00.000Z',
  reviewStatus: 'bookkeeper_pending',
  isReconciled: false,
  method: 'similarity',
  suggestion: at(3),
  lines: [{ isPayment: false }],
};

it.each<[string, Partial<Pending>, string | null]>([
  ['learned', {}, null],
  ['by a rule', { method: 'rule' }, null],
  ['uncategorized', { method: 'uncategorized' }, null],
  ['of older books, never changed', { version: 1, suggestion: null }, null],
  ['after the lock', {}, '2026-03-01'],
])('an entry %s is open to judging', (_, more, lockedThrough) => {
  expect(isOpenToJudging({ ...untouched, ...more }, lockedThrough)).toBe(true);
});

it.each<[string, Partial<Pending>, string | null]>([
  ['that a person changed', { version: 4 }, null],
  ['of older books that was changed', { version: 2, suggestion: null }, null],
  ['whose ledger a person chose', { method: 'manual' }, null],
  ['that is linked as a transfer', { method: 'transfer' }, null],
  ['that is linked as a refund', { method: 'refund' }, null],
  ['that pays a bill', { lines: [{ isPayment: false }, { isPayment: true }] }, null],
  ['that is confirmed', { reviewStatus: 'confirmed' }, null],
  ['that the owner was asked about', { reviewStatus: 'business_pending' }, null],
  ['that is reconciled', { isReconciled: true }, null],
  ['in locked books', {}, '2026-03-02'],
])('an entry %s is not', (_, more, lockedThrough) => {
  expect(isOpenToJudging({ ...untouched, ...more }, lockedThrough)).toBe(false);
});
