import { expect, it } from 'vitest';
import { unreviewedBefore, unreviewedBehind } from './unreviewed-behind';

const period = (unreviewed_entries: number, unreviewed_through?: number) => ({
  unreviewed_entries,
  ...(unreviewed_through === undefined ? {} : { unreviewed_through }),
});

it('counts all that ending cash rests on, not those of the months alone', () => {
  const periods = [period(1, 348), period(2, 350)];
  expect(unreviewedBehind(periods)).toEqual({ unreviewed: 350, where: 'up to today' });
  expect(unreviewedBefore(periods, 'en-US')).toEqual([
    '347 earlier entries are not reviewed yet; starting and ending cash may change.',
  ]);
});

it('says nothing of earlier entries where all of them are reviewed', () => {
  expect(unreviewedBefore([period(3, 3)], 'en-US')).toEqual([]);
  expect(unreviewedBefore([], 'en-US')).toEqual([]);
});

it('keeps to the months where a service tells no more', () => {
  const periods = [period(1), period(2)];
  expect(unreviewedBehind(periods)).toEqual({ unreviewed: 3, where: 'in these months' });
  expect(unreviewedBefore(periods, 'en-US')).toEqual([]);
});
