import { describe, expect, it } from 'vitest';
import type { PeriodReport } from '@/lib/contract/report';
import { endOfDay } from '@/lib/dates/instant';
import { lastDayOfMonth } from '@/lib/dates/months';
import { isHiddenOnPhone } from '../table/column-class';
import { reportRecord as record } from '../testing/report-record';
import type { BooksTime } from './compared-days';
import { rangeColumns } from './range-columns';
import type { RangeChoice } from './range-search';

const month = (name: string, moved: number): PeriodReport => ({
  period: name,
  start_datetime: `${name}-01T00:00:00.000Z`,
  end_datetime: endOfDay(lastDayOfMonth(name)),
  drill_down: { start_datetime: '', end_datetime: '', basis: ['all'] },
  unreviewed_entries: 0,
  records: [
    record('operating_activities', moved, [record('ledger:rent', moved)]),
    record('ending_cash', 500),
  ],
});
const choice: RangeChoice = { start: '2026-10-01', end: '2026-12-31', by: 'month', compare: null };
const time: BooksTime = { fiscalYear: '12/31', today: '2026-11-21', booksStart: '2020-01-01' };
const shownOf = (moved: number, chosen: Partial<RangeChoice> = {}, given: Partial<BooksTime> = {}) => {
  const reports = [
    [month('2026-10', 5), month('2026-11', 0), month('2026-12', moved)],
    [month('2026-10', 5)],
  ];
  const compared = chosen.compare ? [[month('2025-10', 4)]] : [];
  const reading = { choice: { ...choice, ...chosen }, reports: [...reports, ...compared] };
  return rangeColumns(reading, { ...time, ...given }, 'en-US');
};

describe('rangeColumns', () => {
  it('has no months that are still to come: nothing is known of them', () => {
    const { periods, all } = shownOf(0);
    expect(periods.map(({ key }) => key)).toEqual(['2026-10', '2026-11']);
    expect(all.map(({ title }) => title)).toEqual(['Oct 2026', 'Nov 2026', 'Total']);
  });

  it('has those in which something is posted already', () => {
    expect(shownOf(-3).periods.map(({ key }) => key)).toEqual(['2026-10', '2026-11', '2026-12']);
  });

  it('pins the total, what it is compared with and the change; a phone has the total and the change', () => {
    const { all } = shownOf(0, { compare: 'year' });
    expect(all.filter((column) => column.isPinned).map(({ key }) => key)).toEqual([
      'total',
      'compared',
      'change',
      'change-percent',
    ]);
    expect(all.filter((column) => column.isMain).map(({ key }) => key)).toEqual(['total', 'change-percent']);
  });

  it('leaves a phone the months, and hides what it is compared with', () => {
    const { all } = shownOf(0, { compare: 'year' });
    const hidden = all.filter((_, index) => isHiddenOnPhone(all, index));
    expect(hidden.map(({ key }) => key)).toEqual(['compared', 'change']);
  });

  it('gives a phone every long title over several lines, so that two figures have room there', () => {
    const days = {
      period: '',
      start_datetime: '2026-10-01T00:00:00.000Z',
      end_datetime: endOfDay('2026-11-21'),
    };
    const whole = { ...month('2026-10', 5), ...days };
    const reading = { choice: { ...choice, by: 'all' as const }, reports: [[whole]] };
    const titles = [...shownOf(0, { compare: 'year' }).all, ...rangeColumns(reading, time, 'en-US').all];
    const long = titles.filter(({ title, isMain }) => isMain && title.length > 10);
    expect(long).toHaveLength(2);
    expect(long.map(({ phoneTitle }) => phoneTitle)).toEqual(long.map(({ title }) => title));
  });

  it('has no months before the books began, and compares with none of them', () => {
    const { periods, all } = shownOf(0, { compare: 'period' }, { booksStart: '2026-11-01' });
    expect(periods.map(({ key }) => key)).toEqual(['2026-11']);
    expect(all.map(({ key }) => key)).toEqual(['2026-11', 'total']);
  });

  it('heads what is not over by the days that are compared', () => {
    const { all } = shownOf(0, { compare: 'period' });
    expect(all.slice(2).map(({ title }) => title)).toEqual([
      'Total, Oct 1 – Nov 21, 2026',
      'Jul 1 – Aug 21, 2026',
      'Change',
      'Change, %',
    ]);
  });

  it('names the days of a period that a comparison counts only through today', () => {
    const titles = (compare: RangeChoice['compare'], end: string, today: string) => {
      const choice: RangeChoice = { start: '2026-01-01', end, by: 'year', compare };
      const whole = month('2026-01', 5);
      const counted = { start_datetime: '2026-01-01T00:00:00.000Z', end_datetime: endOfDay(end) };
      const cut = compare ? { ...counted, end_datetime: endOfDay(today) } : counted;
      const reports = [[{ ...whole, ...cut, period: '2026' }], [whole], ...(compare ? [[whole]] : [])];
      return rangeColumns({ choice, reports }, { ...time, today }, 'en-US').all.map(({ title }) => title);
    };
    expect(titles(null, '2026-12-31', '2026-11-21')).toEqual(['2026']);
    expect(titles('year', '2026-12-31', '2026-11-21').slice(0, 2)).toEqual([
      'Jan 1 – Nov 21, 2026',
      'Jan 1 – Nov 21, 2025',
    ]);
    expect(titles('year', '2026-12-31', '2026-12-31')[0]).toBe('2026');
  });

  it('judges no change against a part of a period', () => {
    const { all } = shownOf(0, { compare: 'year' }, { booksStart: '2025-11-01' });
    expect(all.slice(2).map(({ title }) => title)).toEqual([
      'Total, Oct 1 – Nov 21, 2026',
      'Nov 1 – Nov 21, 2025',
    ]);
  });
});
