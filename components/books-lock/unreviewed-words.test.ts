import { expect, it } from 'vitest';
import { waitingWords } from './unreviewed-words';

it.each([
  [{ count: 0, isMore: false }, null],
  [{ count: 1, isMore: false }, '1 entry'],
  [{ count: 12, isMore: false }, '12 entries'],
  [{ count: 100, isMore: true }, 'more than 100 entries'],
])('%o: %s', (waiting, words) => {
  expect(waitingWords(waiting, 'en-US')).toBe(words);
});
