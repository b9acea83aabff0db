import { expect, it } from 'vitest';
import { type BillFacts, judgeDuplicate } from './judge-duplicate';

/** Written as `QF-309 2026-11-03 216.40`; a dash for no number, a question mark for no total. */
function bill(written: string): BillFacts {
  const [number = '', day = '', total = ''] = written.split(' ');
  return {
    number: number === '-' ? '' : number,
    issuedAt: `${day}T00:00:00.000Z`,
    total: total === '?' ? null : BigInt(total.replace('.', '')),
  };
}

it.each([
  ['the same in all', 'QF-309 2026-11-03 216.40', 'QF-309 2026-11-03 216.40', true, true],
  ['the number written otherwise', 'QF-309 2026-11-03 216.40', 'qf309 2026-11-20 216.40', true, true],
  ['the number with another total', 'QF-309 2026-11-03 216.40', 'QF-309 2026-11-03 261.40', true, false],
  ['the number before the lines are typed', 'QF-309 2026-11-03 ?', 'QF-309 2026-11-03 216.40', true, false],
  [
    'the total, days apart, one without a number',
    '- 2026-11-03 216.40',
    'QF-309 2026-11-08 216.40',
    false,
    true,
  ],
  [
    'the total, with digits in another order',
    '1041 2026-11-03 216.40',
    '1014 2026-11-03 216.40',
    false,
    true,
  ],
  [
    'the total, with part of the number',
    '217 2026-11-03 216.40',
    'OKL-2026-217 2026-11-03 216.40',
    false,
    true,
  ],
  [
    'the total, with part of the number, its dashes left out',
    '2026217 2026-11-03 216.40',
    'OKL-2026-217 2026-11-03 216.40',
    false,
    true,
  ],
  [
    'the total, with part of the number, its zeros left out',
    '42 2026-11-03 216.40',
    'INV-0042 2026-11-03 216.40',
    false,
    true,
  ],
])('are likely one: %s', (_, one, two, sameNumber, sameAmount) => {
  expect(judgeDuplicate(bill(one), bill(two))).toEqual({ sameNumber, sameAmount });
  expect(judgeDuplicate(bill(two), bill(one))).toEqual({ sameNumber, sameAmount });
});

it.each([
  ['numbers that differ, of one day and total', '1001 2026-11-03 150.00', '1002 2026-11-03 150.00'],
  ['numbers of which one begins with the other', 'INV-1 2026-11-03 150.00', 'INV-10 2026-11-03 150.00'],
  ['numbers of which one ends with the other', '41 2026-11-03 150.00', '1041 2026-11-03 150.00'],
  ['numbers of which one is within the other', '2026 2026-11-03 150.00', 'R120261 2026-11-03 150.00'],
  ['the total of another week', '- 2026-11-03 216.40', '- 2026-11-09 216.40'],
  ['another total', '- 2026-11-03 216.40', '- 2026-11-03 216.41'],
  ['the number of another year', '1041 2025-11-02 216.40', '1041 2026-11-03 216.40'],
  ['a short number', '7 2026-11-03 216.40', '7 2026-12-03 220.00'],
  ['no number and no total yet', '- 2026-11-03 ?', '- 2026-11-03 ?'],
])('are two: %s', (_, one, two) => {
  expect(judgeDuplicate(bill(one), bill(two))).toBeNull();
});
