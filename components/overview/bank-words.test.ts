import { expect, it } from 'vitest';
import { differSentence } from './bank-words';

const differing = (name: string) => ({ ledger_id: name, name, day: '2026-03-05', bank: 20, books: -5 });

it.each([
  ['nothing', [], null],
  ['one account', ['Checking'], 'Checking: 20.00 by the bank, (5.00) by the books on Mar 5, 2026.'],
  [
    'several',
    ['Checking', 'Savings', 'Card'],
    'Checking: 20.00 by the bank, (5.00) by the books on Mar 5, 2026, and 2 more accounts differ.',
  ],
])('says what bank and books say of %s', (_, names, words) => {
  expect(differSentence(names.map(differing), 'USD', 'en-US')).toBe(words);
});
