import { describe, expect, it } from 'vitest';
import { isCertain, provenanceOfEntry, provenanceSentence } from './provenance';
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
    [0.9, '90%', false],
    [0.979, '97%', false],
    [0.98, '98%', true],
    [0.999, '99%', true],
    [null, 'suggested', false],
  ])('with confidence %d reads %s, certain: %s', (confidence, short, certain) => {
    expect(provenanceOfEntry(suggested(confidence)).short).toBe(short);
    expect(isCertain(suggested(confidence))).toBe(certain);
  });

  it('tells its reasons on the open entry', () => {
    expect(provenanceSentence(suggested(0.93))).toBe(
      'Suggested with 93% confidence. 14 of 15 entries of this payee; last on Oct 3, 2026.',
    );
  });
});

it.each(['rule', 'refund', 'ap', 'ar'] as const)('a ledger by %s is certain', (categorization_method) => {
  expect(isCertain(sampleEntry('je_1', { categorization_method }))).toBe(true);
});

it.each(['manual', 'transfer', 'uncategorized'] as const)('one by %s is not', (categorization_method) => {
  expect(isCertain(sampleEntry('je_1', { categorization_method }))).toBe(false);
});
