import { expect, it } from 'vitest';
import { isOpenToJudging, restsOnJudgement } from './open-to-judging';

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

const unsure = { confidence: 0.7, reasons: [], alternatives: [], atVersion: 3 };

it.each<[string, Partial<Pending>]>([
  ['of a rule', { method: 'rule' }],
  ['of a suggestion with a confidence', { suggestion: unsure }],
  ['that a person changed since', { method: 'rule', version: 4 }],
  ['that the owner was asked about', { method: 'rule', reviewStatus: 'business_pending' }],
  ['that is reconciled', { method: 'rule', isReconciled: true }],
])('the lines of an entry %s rest on a judgement', (_, more) => {
  expect(restsOnJudgement({ ...untouched, ...more })).toBe(true);
});

it.each<[string, Partial<Pending>]>([
  ['without a confidence', {}],
  ['of nothing known', { method: 'uncategorized' }],
  ['that a person chose', { method: 'manual', suggestion: null }],
  ['that a link posted', { method: 'transfer', suggestion: unsure }],
  ['that is confirmed', { method: 'rule', reviewStatus: 'confirmed' }],
  ['that pays a bill', { method: 'rule', lines: [{ isPayment: true }] }],
])('the lines of an entry %s do not', (_, more) => {
  expect(restsOnJudgement({ ...untouched, ...more })).toBe(false);
});
