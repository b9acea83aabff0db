import { describe, expect, it } from 'vitest';
import { doubtOfTotal, isSure, reasonsSentence, sureness } from './document-words';
import { sampleDocument } from './testing/sample-document';

describe('words', () => {
  it('says the reasons of a match in a row', () => {
    expect(reasonsSentence(['amount_equal', 'date_near', 'name_similar'])).toBe(
      'Same amount, a few days apart, similar name',
    );
  });

  it.each([
    [0.95, 0.95, null],
    [0.3, 0.95, 'total'],
    [0.3, 0.6, 'total'],
    [0.95, 0.8, 'currency'],
    [0.95, null, null],
    [null, 0.6, null],
  ])('asks to check a total at %d in a currency at %d: %s', (total, currency, doubt) => {
    const at = <Value>(value: Value, confidence: number | null) =>
      confidence === null ? null : { value, confidence, place: null, is_corrected: false };
    const { extraction } = sampleDocument({});
    if (!extraction) throw new Error('The sample was read.');
    const read = { ...extraction, total_amount: at(20.34, total), currency: at('USD', currency) };
    expect(doubtOfTotal(read)).toBe(doubt);
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
