import { expect, it } from 'vitest';
import { sampleEntry } from '../testing/sample-entry';
import { correctionAdvice } from './correction-advice';

const open = { isLocked: false, isTakenOver: false };
const locked = { ...open, isLocked: true };

it.each([
  [{ transaction_id: 'txn_1' }, /changing its other lines/],
  [{ transaction_id: 'txn_1', categorization_method: 'ap' }, /first remove the payment from the bill/],
  [{ bill_id: 'bill_1', categorization_method: 'ap' }, /change or void the bill\.$/],
  [{ invoice_id: 'inv_1', categorization_method: 'ar' }, /change or void the invoice\.$/],
  [{ credit_note_id: 'crn_1', categorization_method: 'ap' }, /void the credit note\.$/],
  [
    { bill_id: 'bill_1', categorization_method: 'uncategorized' },
    /choose another ledger\. If the bill was not paid, .* void the bill and reopen it/,
  ],
  [
    { bill_id: 'bill_1', categorization_method: 'uncategorized', reversed_by: 'je_2' },
    /pay it from a transaction\.$/,
  ],
  [{ reversed_by: 'je_2' }, /write a new entry instead\.$/],
] as const)('%o is corrected: %s', (facts, advice) => {
  expect(correctionAdvice(sampleEntry('je_1', facts), open)).toMatch(advice);
});

it.each([{}, { bill_id: 'bill_1', reversal_of: 'je_0' }])('%o has no advice', (facts) => {
  expect(correctionAdvice(sampleEntry('je_1', facts), open)).toBeNull();
});

it('does not advise to change lines in closed books', () => {
  const advice = correctionAdvice(sampleEntry('je_1', { transaction_id: 'txn_1' }), locked);
  expect(advice).toMatch(/a new entry on a day after the closed books/);
  const settles = correctionAdvice(sampleEntry('je_1', { invoice_id: 'inv_1' }), locked);
  expect(settles).toMatch(/^If the invoice was not paid, .* void the invoice and reopen it/);
});

it.each([{ reversal_of: 'je_0' }, { reversed_by: 'je_2' }])(
  '%o that a transaction took over is unlinked there',
  (facts) => {
    const advice = correctionAdvice(sampleEntry('je_1', facts), { ...open, isTakenOver: true });
    expect(advice).toMatch(/find that transaction under Review and press Unlink\.$/);
  },
);
