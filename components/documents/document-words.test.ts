import { describe, expect, it } from 'vitest';
import { isSure, reasonsSentence, sureness } from './document-words';

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
