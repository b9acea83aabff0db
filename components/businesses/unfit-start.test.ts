import { expect, it } from 'vitest';
import { unfitStart } from './unfit-start';

it.each([
  ['2095-01-01', { '/entries_start': 'More than a year ahead' }],
  ['2027-01-01', {}],
  ['2020-01-01', {}],
  ['', {}],
])('of books that start on "%s" says %o', (day, unfit) => {
  expect(unfitStart(day, '2026-11-28')).toEqual(unfit);
});
