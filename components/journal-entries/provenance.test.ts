import { describe, expect, it } from 'vitest';
import { isCertain, provenanceOfEntry } from './provenance';
import { sampleEntry } from './testing/sample-entry';

const suggested = (categorization_confidence: number | null) =>
  sampleEntry('je_1', {
    categorization_method: 'similarity',
    categorization_confidence,
    categorization_reasons: ['14 of 15 entries of this payee; last on Oct 3, 2026.'],
  });

describe('a suggested ledger', () => {
  it.each([
    [0.42, '42%', false],
    [0.58, '58%', false],
    [0.29, '29%', false],
    [0.9, '90%', false],
    [0.979, '97%', false],
    [0.98, '98%', true],
    [0.999, '99%', true],
    [null, 'suggested', false],
  ])('with confidence %d reads %s, certain: %s', (confidence, short, certain) => {
    expect(provenanceOfEntry(suggested(confidence)).short).toBe(short);
    expect(isCertain(suggested(confidence))).toBe(certain);
  });

  it('that the owner answered says so, and is not certain', () => {
    const answered = sampleEntry('je_1', {
      categorization_method: 'similarity',
      categorization_reasons: ['The owner answered: Repairs.'],
      answered_at: '2026-11-04T00:00:00.000Z',
    });
    expect(provenanceOfEntry(answered)).toEqual({
      short: 'owner',
      sentence: 'The owner answered: Repairs.',
      certainty: 'neutral',
    });
  });

  it('tells its reasons on the open entry', () => {
    expect(provenanceOfEntry(suggested(0.93)).sentence).toBe(
      'Suggested with 93% confidence. 14 of 15 entries of this payee; last on Oct 3, 2026.',
    );
  });
});

describe('an entry without a ledger', () => {
  const sentenceOf = (...categorization_reasons: string[]) =>
    provenanceOfEntry(sampleEntry('je_1', { categorization_method: 'uncategorized', categorization_reasons }))
      .sentence;

  it('says that nothing is known, or what is', () => {
    expect(sentenceOf()).toBe('Nothing is known about this payee yet. Choose a ledger.');
    expect(sentenceOf('The last entry of this payee was split over Loan and Interest.')).toBe(
      'The last entry of this payee was split over Loan and Interest. Choose a ledger.',
    );
  });
});

it.each(['rule', 'refund', 'ap', 'ar'] as const)('a ledger by %s is certain', (categorization_method) => {
  expect(isCertain(sampleEntry('je_1', { categorization_method }))).toBe(true);
});

it.each(['manual', 'transfer', 'uncategorized'] as const)('one by %s is not', (categorization_method) => {
  expect(isCertain(sampleEntry('je_1', { categorization_method }))).toBe(false);
});

describe('the entry of a document', () => {
  const bill = { bill_id: 'bill_1', transaction_id: null };
  const invoice = { invoice_id: 'inv_1', transaction_id: null };
  it.each([
    [{ ...bill, categorization_method: 'ap' }, 'Posts a bill.', true],
    [{ ...invoice, categorization_method: 'ar' }, 'Posts an invoice.', true],
    [{ credit_note_id: 'crn_1', categorization_method: 'ap' }, 'Posts a credit note.', false],
    [
      { credit_note_id: 'crn_1', reversal_of: 'je_0', categorization_method: 'manual' },
      'Reverses an entry of a credit note.',
      false,
    ],
    [
      { ...bill, reversal_of: 'je_0', categorization_method: 'manual' },
      'Reverses an entry of a bill.',
      false,
    ],
    [
      { ...bill, categorization_method: 'uncategorized' },
      'Settles a bill that was marked as paid. Choose the ledger it was paid from.',
      false,
    ],
    [
      { ...invoice, categorization_method: 'uncategorized' },
      'Settles an invoice that was marked as paid. Choose the ledger the payment went to.',
      false,
    ],
    [
      { ...bill, categorization_method: 'uncategorized', reversed_by: 'je_2' },
      'Settled a bill that was marked as paid, and was taken back.',
      false,
    ],
    [
      { ...bill, categorization_method: 'uncategorized', is_before_start: true },
      'Settles a bill that was marked as paid. Before the books start it needs no ledger.',
      false,
    ],
    [
      { ...invoice, categorization_method: 'uncategorized', is_before_start: true },
      'Settles an invoice that was marked as paid. Before the books start it needs no ledger.',
      false,
    ],
    [{ ...bill, categorization_method: 'manual' }, 'Settles a bill that was marked as paid.', false],
    [{ ...bill, transaction_id: 'txn_1', categorization_method: 'ap' }, 'Pays a bill.', true],
    [{ transaction_id: 'txn_1', categorization_method: 'refund' }, 'A refund.', true],
  ] as const)('%o reads %s, certain: %s', (facts, sentence, certain) => {
    const entry = sampleEntry('je_1', facts);
    expect(provenanceOfEntry(entry).sentence).toBe(sentence);
    expect(isCertain(entry)).toBe(certain);
  });
});
