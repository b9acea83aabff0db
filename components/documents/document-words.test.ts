import { describe, expect, it } from 'vitest';
import { isSure, reasonsSentence, standingOf, sureness } from './document-words';
import { sampleDocument } from './testing/sample-document';

const match = { transaction_id: 'txn_1BoatSLRHtKNngkdXEeobR', confidence: 0.97, reasons: [] };

describe('standingOf', () => {
  it.each([
    ['loose', {}],
    ['suggested', { suggested_matches: [match] }],
    ['reading', { status: 'processing' }],
    ['broken', { status: 'failed', failure: 'unreadable' }],
    ['linked', { transaction_id: match.transaction_id }],
    ['linked', { transaction_id: match.transaction_id, status: 'failed', failure: 'damaged' }],
  ] as const)('is %s for %o', (standing, changed) => {
    const suggested = 'suggested_matches' in changed ? [...changed.suggested_matches] : [];
    expect(standingOf(sampleDocument({ ...changed, suggested_matches: suggested }))).toBe(standing);
  });
});

describe('words', () => {
  it('says the reasons of a match in a row', () => {
    expect(reasonsSentence(['amount_equal', 'date_near', 'name_similar'])).toBe(
      'Same amount, a few days apart, similar name',
    );
  });

  it.each([
    [0.97, 'very likely'],
    [0.7, 'likely'],
    [0.62, 'possible'],
  ])('calls %d %s', (confidence, word) => {
    expect(sureness(confidence)).toBe(word);
    expect(isSure(confidence)).toBe(word === 'very likely');
  });
});
