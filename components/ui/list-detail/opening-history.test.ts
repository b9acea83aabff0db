import { expect, it } from 'vitest';
import { openingHistory } from './opening-history';

it.each([
  ['an item of the list', { isOpen: false, ownLength: null, length: 4 }, 'push'],
  ['the next item', { isOpen: true, ownLength: 5, length: 5 }, 'replace'],
  [
    'the next item where a link had opened the first',
    { isOpen: true, ownLength: null, length: 5 },
    'replace',
  ],
  [
    'a further item before the first is in the history',
    { isOpen: false, ownLength: 'adding', length: 4 },
    'replace',
  ],
  ['another item after the first was closed', { isOpen: false, ownLength: 5, length: 5 }, 'replace'],
  ['an item after a link led on from the closed one', { isOpen: false, ownLength: 5, length: 6 }, 'push'],
] as const)('opening %s', (_, opening, history) => {
  expect(openingHistory(opening)).toBe(history);
});
