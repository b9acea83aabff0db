import { expect, it } from 'vitest';
import { changedParts, changeWords, type Parts } from './changed-parts';

type Item = { name: string; then: { ledger_id: string }; min: number; max: number };
const item: Item = { name: 'Tools', then: { ledger_id: 'ldg_1' }, min: 1, max: 2 };
const parts: Parts<Item> = [
  ['its name', 'name'],
  ['what it does', 'then'],
  ['its bounds', 'min', 'max'],
];

it.each([
  [{}, 'saved it'],
  [{ then: { ledger_id: 'ldg_1' } }, 'saved it'],
  [{ then: { ledger_id: 'ldg_2' } }, 'changed what it does'],
  [{ name: 'Hand tools', max: 3 }, 'changed its name and its bounds'],
])('%j: somebody else %s', (changes, words) => {
  expect(changeWords(changedParts(item, { ...item, ...changes }, parts))).toBe(words);
});
