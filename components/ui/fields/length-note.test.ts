import { expect, it } from 'vitest';
import { lengthNote } from './length-note';

it.each([
  ['that is full', 'x'.repeat(4000), 4000, /^Full: it takes 4,000 characters/],
  ['with room for one more', 'x'.repeat(3999), 4000, null],
  ['that is meant to be full', '1234', 4, null],
  ['without a limit', 'x'.repeat(9999), undefined, null],
  ['that nobody follows', undefined, 4000, null],
])('says of a text %s', (_, text, limit, words) => {
  const note = lengthNote(text, limit, 'en-US');
  if (words === null) expect(note).toBeNull();
  else expect(note).toMatch(words);
});
