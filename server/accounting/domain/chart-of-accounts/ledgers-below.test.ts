import { expect, it } from 'vitest';
import { withAllBelow } from './ledgers-below';

const ledgers = [
  { id: 'grandchild', parent_id: 'child' },
  { id: 'top', parent_id: null },
  { id: 'child', parent_id: 'top' },
  { id: 'other', parent_id: null },
  { id: 'ring', parent_id: 'round' },
  { id: 'round', parent_id: 'ring' },
];

it.each([
  ['top', ['top', 'child', 'grandchild']],
  ['child', ['child', 'grandchild']],
  ['other', ['other']],
  ['ring', ['ring', 'round']],
])('finds the ledgers below %s', (id, expected) => {
  expect(withAllBelow(ledgers, id)).toEqual(expected);
});
