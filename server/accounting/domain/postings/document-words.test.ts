import { describe, expect, it } from 'vitest';
import { documentWords } from './document-words';

const partyName = 'Fjellsang';

describe('an entry that posts a document', () => {
  it.each([
    ['bill', '1042', 'Bill 1042 · Fjellsang'],
    ['invoice', 'QF-309', 'Invoice QF-309 · Fjellsang'],
    ['credit_note', 'C-7', 'Credit note C-7 · Fjellsang'],
    ['bill', '', 'Bill · Fjellsang'],
  ] as const)('names the %s %s and whom it is with', (kind, number, title) => {
    const words = documentWords(kind, { number, partyName, description: ' ' });
    expect(words).toEqual({ description: title, cleanDescription: title });
  });

  it('says besides what the document says of itself', () => {
    const words = documentWords('invoice', { number: '7', partyName, description: 'Posters for May' });
    expect(words).toEqual({
      description: 'Invoice 7 · Fjellsang: Posters for May',
      cleanDescription: 'Invoice 7 · Fjellsang',
    });
  });

  it('is not longer than the contract allows', () => {
    const long = 'x'.repeat(512);
    const words = documentWords('bill', { number: long, partyName: long, description: long });
    expect([words.description.length, words.cleanDescription.length]).toEqual([512, 512]);
  });
});
