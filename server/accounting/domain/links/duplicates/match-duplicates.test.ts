import { describe, expect, it } from 'vitest';
import { refundMovement } from '../refunds/match-refunds';
import { inOneGo } from '../testing/in-one-go';
import { duplicateReasons, matchDuplicates as matchInSteps } from './match-duplicates';

const matchDuplicates = (...given: Parameters<typeof matchInSteps>) => inOneGo(matchInSteps(...given));

/** Movements written as `checking csv -42.17 2026-03-02 ALDER PAPER`, with the bank's id 7 `checking ofx:7 …`. */
function movement(id: string, written: string) {
  const [externalAccountId = '', source = '', amount = '', day = '', ...words] = written.split(' ');
  const [format = '', bankId = null] = source.split(':');
  const units = BigInt(amount.replace('.', ''));
  const bankDescription = words.join(' ');
  const movement = refundMovement({ id, amount: units, day, text: bankDescription });
  return Object.assign(movement, { externalAccountId, format, bankId, bankDescription });
}

/** A file from the first of March to the third. */
const fileWith = (...bankIds: string[]) => ({
  bankIds: new Set(bankIds),
  repeated: new Set(['of-the-file']),
  span: { first: '2026-03-01', last: '2026-03-03' },
});

it.each([
  ['a purchase on a card that the bank lists too', 'card csv -42.17 2026-03-03 ALDER PAPER', 0.94],
  ['one movement in a file of another format', 'checking ofx -42.17 2026-03-02 Alder Paper Inc', 0.99],
  ['one that another format names by nobody', 'checking mt940 -42.17 2026-03-02 PAYMENT', 0.92],
])('%s is likely a duplicate', (_, written, least) => {
  const [found] = matchDuplicates(
    [movement('b', written)],
    [movement('a', 'checking csv -42.17 2026-03-02 ALDER PAPER')],
    fileWith(),
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
      fileWith(),
    ),
  ).toEqual([]);
});

it('of two that may be the one, neither is sure, and the reasons name the other', () => {
  const booked = movement('a', 'checking csv -1042.17 2026-03-02 ALDER PAPER');
  const found = matchDuplicates(
    ['b', 'c'].map((id) => movement(id, 'card csv -1042.17 2026-03-02 ALDER PAPER')),
    [booked],
    fileWith(),
  );
  expect(found.map(({ confidence }) => confidence < 0.5)).toEqual([true, true]);
  const [first] = found;
  expect(first && duplicateReasons(first, 'Harbor Checking', 'USD')).toEqual([
    'Harbor Checking has Alder Paper, Mar 2, 2026, with the same amount, 1,042.17.',
    'Both say “alder” and “paper”.',
  ]);
});

describe('a movement that the bank numbers anew', () => {
  const known = 'checking ofx:1 -16.85 2026-03-02 ALDER PAPER';
  const match = (booked: string, ids: string[], ...written: string[]) =>
    matchDuplicates(
      written.map((each, at) => movement(`b${at}`, each)),
      [movement('a', booked)],
      fileWith(...ids),
    );

  it('is likely a duplicate, and the reasons say what became of its id', () => {
    const [found] = match(known, ['2'], 'checking ofx:2 -16.85 2026-03-02 Alder  Paper');
    expect(found?.confidence).toBe(0.96);
    expect(found && duplicateReasons(found, 'Checking', 'USD').slice(0, 2)).toEqual([
      'Checking has Alder Paper, Mar 2, 2026, with the same amount, 16.85.',
      'The bank’s text is the same, and its id there, 1, is not in the file of this transaction.',
    ]);
  });

  it('is less likely one on the first or last day of the file, which it may have in part', () => {
    const [found] = match(
      known.replace('03-02', '03-03'),
      ['2'],
      'checking ofx:2 -16.85 2026-03-03 ALDER PAPER',
    );
    expect(found?.confidence).toBe(0.857);
  });

  it('is not sure to be either of two', () => {
    const twins = ['2', '3'].map((id) => `checking ofx:${id} -16.85 2026-03-02 ALDER PAPER`);
    expect(match(known, ['2', '3'], ...twins).map(({ confidence }) => confidence < 0.5)).toEqual([
      true,
      true,
    ]);
  });

  it('is none of a movement that the file repeats', () => {
    const booked = movement('of-the-file', known);
    const again = movement('b', 'checking ofx:2 -16.85 2026-03-02 ALDER PAPER');
    expect(matchDuplicates([again], [booked], fileWith('2'))).toEqual([]);
  });

  it.each([
    ['whose id is in the file, too', known, ['1', '2'], 'checking ofx:2 -16.85 2026-03-02 ALDER PAPER'],
    ['of another text', known, ['2'], 'checking ofx:2 -16.85 2026-03-02 ALDER PAPER INC'],
    ['of another day', known, ['2'], 'checking ofx:2 -16.85 2026-03-03 ALDER PAPER'],
    ['that never had an id', known.replace(':1', ''), ['2'], 'checking ofx:2 -16.85 2026-03-02 ALDER PAPER'],
    ['that has no id now', known, [], 'checking ofx -16.85 2026-03-02 ALDER PAPER'],
    [
      'of a day that the file lacks',
      known.replace('03-02', '03-04'),
      ['2'],
      'checking ofx:2 -16.85 2026-03-04 ALDER PAPER',
    ],
  ])('is none %s', (_what, booked, ids, written) => {
    expect(match(booked, ids, written)).toEqual([]);
  });
});

it('serves others after each movement of very many', () => {
  const written = 'card csv -42.17 2026-03-02 ALDER PAPER';
  const steps = matchInSteps(
    [movement('a', written), movement('b', written)],
    [movement('c', written)],
    fileWith(),
  );
  expect([1, 2, 3].map(() => steps.next().done)).toEqual([false, false, true]);
});
