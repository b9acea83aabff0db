import { describe, expect, it } from 'vitest';
import type { Books } from '../books';
import type { ChartLedger } from '../chart-of-accounts/chart';
import type { Entry } from '../journal-entry/entry';
import { entry, lines, texts } from '../postings/testing/small-items';
import { testBooks } from '../testing/test-books';
import { answerEntry } from './answer-entry';

const books = testBooks();
const ledger = (id: string, type: string | null) =>
  [id, { id, financial_account_type: type } as ChartLedger] as const;
const chart = {
  ledgers: new Map([ledger('bank', 'bank_account'), ledger('rent', null), ledger('repairs', null)]),
};
const suggested = (special: Partial<Entry> = {}) =>
  entry({
    reviewStatus: 'business_pending',
    categorizationMethod: 'similarity',
    version: 3,
    suggestion: {
      confidence: 0.4,
      reasons: ['Like 2 earlier.'],
      alternatives: [{ ledgerId: 'repairs', confidence: 0.3 }],
      atVersion: 3,
    },
    ...special,
  });
const answer = (before: Entry, on: Books = books) => answerEntry(on, before, chart, 'repairs', 'Repairs');

describe('an answered entry', () => {
  it('has the ledger of the answer as a suggestion that is not judged again', () => {
    const after = answer(suggested());
    expect(texts(after.lines)).toEqual(['debit repairs 100', 'credit bank 100']);
    expect(after).toMatchObject({
      reviewStatus: 'business_pending',
      categorizationMethod: 'similarity',
      suggestion: {
        confidence: null,
        reasons: ['The owner answered: Repairs.'],
        alternatives: [{ ledgerId: 'rent', confidence: 0.4 }],
        // The change makes version 4.
        atVersion: 3,
      },
    });
  });

  it('keeps its lines where the answer is the ledger that it has', () => {
    const before = suggested({ lines: lines('debit repairs 100', 'credit bank 100') });
    expect(answer(before).lines).toBe(before.lines);
    expect(answer(before).suggestion?.reasons).toEqual(['The owner answered: Repairs.']);
  });

  it.each<[string, Partial<Entry>]>([
    ['confirmed', { reviewStatus: 'confirmed' }],
    ['reconciled', { isReconciled: true }],
    ['split', { lines: lines('debit rent 60', 'debit repairs 40', 'credit bank 100') }],
    ['without money', { lines: lines('debit rent 100', 'credit repairs 100') }],
    ['a transfer', { categorizationMethod: 'transfer' }],
    ['a refund', { categorizationMethod: 'refund' }],
    ['of a bill', { billId: 'bill', categorizationMethod: 'ap' }],
    ['of an invoice', { invoiceId: 'invoice', categorizationMethod: 'ar' }],
    ['a reversal', { reversalOf: 'other' }],
    ['a reversed entry', { reversedBy: 'other' }],
    ['a payment', { lines: lines('debit rent 100 payment', 'credit bank 100') }],
  ])('stays as it is: %s', (_, special) => {
    const before = suggested(special);
    expect(answer(before)).toBe(before);
  });

  it('stays as it is in locked books', () => {
    const before = suggested();
    expect(answer(before, { ...books, lockedThrough: '2026-01-10' })).toBe(before);
  });
});
