import { expect, it } from 'vitest';
import { countedThrough } from './counted-through';

const days = { start: '2026-01-01', end: '2026-11-28' };
const year = { start: '2026-01-01', end: '2026-12-31' };

it('says that a comparison leaves out what is dated after today', () => {
  expect(countedThrough(year, { days, held: 'all' }, 'en-US')).toEqual([
    'To compare as many days, entries after Nov 28, 2026 are not counted.',
  ]);
  expect(countedThrough(year, { days, held: 'none' }, 'en-US')).toEqual([
    'Entries after Nov 28, 2026 are not counted.',
  ]);
});

it('says nothing where all of the days are counted', () => {
  expect(countedThrough(year, { days: year, held: 'all' }, 'en-US')).toEqual([]);
});
