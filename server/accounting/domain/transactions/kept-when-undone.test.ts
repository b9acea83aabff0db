import { describe, expect, it } from 'vitest';
import { type ImportedTransaction, keptWhenUndone } from './kept-when-undone';

const untouched: ImportedTransaction = {
  id: 'txn',
  reviewed: false,
  isPaid: false,
  isLinked: false,
  otherLeg: null,
  hasDocument: false,
  hasQuestion: false,
};
const pending = {
  datetime: '2026-03-10T00:00:00.000Z',
  isReconciled: false,
  reviewStatus: 'bookkeeper_pending' as const,
};
const confirmed = { ...pending, reviewStatus: 'confirmed' as const };
const everything = { ...untouched, isPaid: true, isLinked: true, hasDocument: true, hasQuestion: true };

describe('undoing an import', () => {
  it.each([
    ['what nobody touched', untouched, pending, null],
    ['one without an entry, on a locked day', untouched, null, '2026-03-31'],
    ['one of the day after the lock', untouched, pending, '2026-03-09'],
  ])('removes %s', (_name, transaction, entry, lockedThrough) => {
    expect(keptWhenUndone(transaction, entry, lockedThrough)).toBeNull();
  });

  it.each([
    ['locked', everything, { ...confirmed, isReconciled: true }, '2026-03-10'],
    ['other_leg_locked', { ...untouched, otherLeg: 'locked' as const }, confirmed, null],
    ['other_leg_reconciled', { ...untouched, otherLeg: 'reconciled' as const }, pending, null],
    ['reconciled', everything, { ...confirmed, isReconciled: true }, null],
    ['paid', everything, confirmed, null],
    ['linked', { ...everything, isPaid: false }, confirmed, null],
    ['confirmed', { ...untouched, hasDocument: true }, confirmed, null],
    ['confirmed', { ...untouched, reviewed: true }, null, null],
    ['document', { ...untouched, hasDocument: true, hasQuestion: true }, pending, null],
    ['question', { ...untouched, hasQuestion: true }, pending, null],
  ])('keeps what is %s', (reason, transaction, entry, lockedThrough) => {
    expect(keptWhenUndone(transaction, entry, lockedThrough)).toBe(reason);
  });
});
