import { expect, it } from 'vitest';
import { duplicateReasons, matchDuplicates } from './match-duplicates';
import { refundMovement } from './match-refunds';

/** Movements written as `checking csv -42.17 2026-03-02 ALDER PAPER`. */
function movement(id: string, written: string) {
  const [externalAccountId = '', format = '', amount = '', day = '', ...words] = written.split(' ');
  const units = BigInt(amount.replace('.', ''));
  const movement = refundMovement({ id, amount: units, day, text: words.join(' ') });
  return Object.assign(movement, { externalAccountId, format });
}

it.each([
  ['a purchase on a card that the bank lists too', 'card csv -42.17 2026-03-03 ALDER PAPER', 0.94],
  ['one movement in a file of another format', 'checking ofx -42.17 2026-03-02 Alder Paper Inc', 0.99],
  ['one that another format names by nobody', 'checking mt940 -42.17 2026-03-02 PAYMENT', 0.92],
])('%s is likely a duplicate', (_, written, least) => {
  const [found] = matchDuplicates(
    [movement('b', written)],
    [movement('a', 'checking csv -42.17 2026-03-02 ALDER PAPER')],
  );
  expect(found?.confidence).toBeGreaterThanOrEqual(least);
});

it.each([
  ['twins of two files of one format', 'checking csv -42.17 2026-03-02 ALDER PAPER'],
  ['another amount', 'card csv -42.18 2026-03-02 ALDER PAPER'],
  ['the other direction', 'card csv 42.17 2026-03-02 ALDER PAPER'],
  ['another payee on another account', 'card csv -42.17 2026-03-02 BIRCH FOODS'],
  ['the same purchase a week later', 'card csv -42.17 2026-03-09 ALDER PAPER'],
  ['another payee of the account', 'checking ofx -42.00 2026-03-03 BIRCH FOODS'],
])('%s is not', (_, written) => {
  const booked = ['checking csv -42.17 2026-03-02 ALDER PAPER', 'checking csv -42.00 2026-03-02 ALDER PAPER'];
  expect(
    matchDuplicates(
      [movement('b', written)],
      booked.map((each, at) => movement(`a${at}`, each)),
    ),
  ).toEqual([]);
});

it('of two that may be the one, neither is sure, and the reasons name the other', () => {
  const booked = movement('a', 'checking csv -1042.17 2026-03-02 ALDER PAPER');
  const found = matchDuplicates(
    ['b', 'c'].map((id) => movement(id, 'card csv -1042.17 2026-03-02 ALDER PAPER')),
    [booked],
  );
  expect(found.map(({ confidence }) => confidence < 0.5)).toEqual([true, true]);
  const [first] = found;
  expect(first && duplicateReasons(first, 'Harbor Checking', 'USD')).toEqual([
    'Harbor Checking has Alder Paper, Mar 2, 2026, with the same amount, 1,042.17.',
    'Both say “alder” and “paper”.',
  ]);
});
