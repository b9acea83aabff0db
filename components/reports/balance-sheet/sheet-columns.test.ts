import { expect, it } from 'vitest';
import type { PeriodReport } from '@/lib/contract/report';
import { sheetColumns } from './sheet-columns';

const sheet = (day: string): PeriodReport => ({
  period: day,
  start_datetime: `${day}T00:00:00.000Z`,
  end_datetime: `${day}T23:59:59.999Z`,
  unreviewed_entries: 0,
  drill_down: {
    start_datetime: `${day}T00:00:00.000Z`,
    end_datetime: `${day}T23:59:59.999Z`,
    basis: ['all'],
  },
  records: [],
});
const choice = { date: '2026-11-23', compare: null, booksStart: '2024-01-01' };
const shown = (reports: PeriodReport[][]) => {
  const { columns, days, dayIndex } = sheetColumns({ choice, reports }, 'en-US');
  return {
    titles: columns.map(({ title, isMain }) => (isMain ? `[${title}]` : title)),
    days: days.map(({ title, column }) => `${column} ${title}`),
    dayIndex,
  };
};

it('has one day alone without a change', () => {
  expect(shown([[sheet('2026-11-23')]])).toEqual({
    titles: ['[Nov 23, 2026]'],
    days: ['0 Nov 23, 2026'],
    dayIndex: 0,
  });
});

it('ends days beside one another with what changed since the one before; a phone shows the last and the change', () => {
  expect(shown([[sheet('2026-09-30'), sheet('2026-10-31'), sheet('2026-11-23')]])).toEqual({
    titles: ['Sep 30, 2026', 'Oct 31, 2026', '[Nov 23, 2026]', 'Change', '[Change, %]'],
    days: ['0 Sep 30, 2026', '1 Oct 31, 2026', '2 Nov 23, 2026'],
    dayIndex: 2,
  });
});

it('has an earlier day after the day, and draws them in time order', () => {
  expect(shown([[sheet('2026-11-23')], [sheet('2025-11-23')]])).toEqual({
    titles: ['[Nov 23, 2026]', 'Nov 23, 2025', 'Change', '[Change, %]'],
    days: ['1 Nov 23, 2025', '0 Nov 23, 2026'],
    dayIndex: 0,
  });
});
