import { expect, it } from 'vitest';
import { isNothing, readAmountCell } from './amount-cell';

it.each([
  '',
  ' ',
  '-',
  '–',
  '-   kr',
  '- zł',
  '- Kč',
  '- Ft',
  '- лв.',
  'kr -',
  'R$ -',
  'RM -',
  '- CHF',
  '- EUR',
  'CHF -   ',
  '-   €',
])('%j is nothing', (cell) => {
  expect(isNothing(cell)).toBe(true);
  expect(readAmountCell(cell, { mark: null, decorated: true }, 2)).toEqual({ ok: true, value: 0n });
});

it.each(['kr', 'EUR', 'Bank -', '- Bank', '-5 kr', 'kr 0'])('%j is something', (cell) => {
  expect(isNothing(cell)).toBe(false);
});
