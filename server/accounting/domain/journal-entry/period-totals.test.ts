import { describe, expect, it } from 'vitest';
import { entry, lines } from '../postings/testing/small-items';
import type { Entry } from './entry';
import { totalChanges } from './period-totals';

/** The changes as `all 2026-01-01 rent +100 -0`. */
const changes = (...steps: [before: Entry | null, after: Entry][]) =>
  totalChanges(steps.map(([before, after]) => ({ before, after }))).map(
    ({ measure, month, ledgerId, debit, credit }) => `${measure} ${month} ${ledgerId} ${debit}/${credit}`,
  );
const plain = entry();
const moved = { ...plain, datetime: '2026-02-28T23:59:59.999Z' };

describe('totalChanges', () => {
  it.each([
    ['a new entry', [[null, plain]], ['all 2026-01-01 rent 100/0', 'all 2026-01-01 bank 0/100']],
    ['an entry before the start', [[null, { ...plain, isBeforeStart: true }]], []],
    ['other words alone', [[plain, { ...plain, description: 'x' }]], []],
    ['the same lines in another list', [[plain, { ...plain, lines: [...plain.lines] }]], []],
    [
      'another month',
      [[plain, moved]],
      [
        'all 2026-01-01 rent -100/0',
        'all 2026-01-01 bank 0/-100',
        'all 2026-02-01 rent 100/0',
        'all 2026-02-01 bank 0/100',
      ],
    ],
    [
      'a start that comes to lie after it',
      [[plain, { ...plain, isBeforeStart: true }]],
      ['all 2026-01-01 rent -100/0', 'all 2026-01-01 bank 0/-100'],
    ],
    [
      'another ledger',
      [[plain, { ...plain, lines: lines('debit costs 100', 'credit bank 100') }]],
      ['all 2026-01-01 rent -100/0', 'all 2026-01-01 costs 100/0'],
    ],
    [
      'two entries of a month at once',
      [
        [null, plain],
        [null, { ...plain, lines: lines('debit rent 1', 'credit bank 1') }],
      ],
      ['all 2026-01-01 rent 101/0', 'all 2026-01-01 bank 0/101'],
    ],
  ] satisfies [string, [Entry | null, Entry][], string[]][])('of %s', (_, steps, expected) => {
    expect(changes(...steps)).toEqual(expected);
  });

  it('counts a movement of cash where the line counts, on the other side when it is negative', () => {
    const [rent, bank] = plain.lines;
    if (!rent || !bank) throw new Error('two lines expected');
    const shared = {
      ...rent,
      basis: 'cash' as const,
      movements: [
        { ledgerId: 'costs', amount: 110n },
        { ledgerId: 'sales', amount: -10n },
      ],
    };
    expect(changes([null, { ...plain, lines: [shared, { ...bank, basis: 'cash' }] }])).toEqual([
      'cash 2026-01-01 rent 100/0',
      'cash_movement 2026-01-01 costs 110/0',
      'cash_movement 2026-01-01 sales 0/10',
      'cash 2026-01-01 bank 0/100',
    ]);
  });

  const pending = { ...plain, reviewStatus: 'bookkeeper_pending' as const };
  const both = ['unreviewed 2026-01-01 rent 1/0', 'unreviewed 2026-01-01 bank 1/0'];
  it.each([
    ['a new entry', [[null, pending]], both],
    ['one that is put back', [[plain, pending]], both],
    ['one that is confirmed', [[pending, plain]], both.map((each) => each.replace(' 1/', ' -1/'))],
    [
      'one that goes from one to the other',
      [[pending, { ...pending, reviewStatus: 'business_pending' }]],
      [],
    ],
    ['one before the start', [[null, { ...pending, isBeforeStart: true }]], []],
    ['one that comes to lie after the start', [[{ ...pending, isBeforeStart: true }, pending]], both],
    [
      'one with two lines on a ledger, once',
      [[null, { ...pending, lines: lines('debit rent 60', 'debit rent 40', 'credit bank 100') }]],
      both,
    ],
    [
      'one of the cash book alone',
      [[null, { ...pending, lines: plain.lines.map((line) => ({ ...line, basis: 'cash' as const })) }]],
      [],
    ],
    [
      'one that goes to another ledger',
      [[pending, { ...pending, lines: lines('debit costs 100', 'credit bank 100') }]],
      ['unreviewed 2026-01-01 rent -1/0', 'unreviewed 2026-01-01 costs 1/0'],
    ],
  ] satisfies [string, [Entry | null, Entry][], string[]][])(
    'counts as unreviewed %s',
    (_, steps, expected) => {
      expect(changes(...steps).filter((change) => change.startsWith('unreviewed'))).toEqual(expected);
    },
  );
});
