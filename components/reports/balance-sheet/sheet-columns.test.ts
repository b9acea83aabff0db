import { expect, it } from 'vitest';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { flattenRows } from '../report-rows';
import { isHiddenOnPhone } from '../table/column-class';
import { sheetRows } from './claims-row';
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

it('ends days beside one another with what changed, and names the day since when', () => {
  expect(shown([[sheet('2026-09-30'), sheet('2026-10-31'), sheet('2026-11-23')]])).toEqual({
    titles: ['Sep 30, 2026', 'Oct 31, 2026', '[Nov 23, 2026]', 'Change since Oct 31, 2026', '[Change, %]'],
    days: ['0 Sep 30, 2026', '1 Oct 31, 2026', '2 Nov 23, 2026'],
    dayIndex: 2,
  });
});

it('leaves a phone the days beside one another, and of two that are compared only the later', () => {
  const hidden = (reports: PeriodReport[][]) => {
    const { columns } = sheetColumns({ choice, reports }, 'en-US');
    return columns.filter((_, index) => isHiddenOnPhone(columns, index)).map(({ title }) => title);
  };
  expect(hidden([[sheet('2026-09-30'), sheet('2026-10-31'), sheet('2026-11-23')]])).toEqual([
    'Change since Oct 31, 2026',
  ]);
  expect(hidden([[sheet('2026-11-23')], [sheet('2025-11-23')]])).toEqual(['Nov 23, 2025', 'Change']);
});

it('has an earlier day after the day, and draws them in time order', () => {
  expect(shown([[sheet('2026-11-23')], [sheet('2025-11-23')]])).toEqual({
    titles: ['[Nov 23, 2026]', 'Nov 23, 2025', 'Change', '[Change, %]'],
    days: ['1 Nov 23, 2025', '0 Nov 23, 2026'],
    dayIndex: 0,
  });
});

const record = (
  key: ReportRecord['key'],
  total_amount: number,
  drill_down: ReportRecord['drill_down'],
  children: ReportRecord[] = [],
): ReportRecord => ({
  ...{ key, name: key, ledger_id: null, amount: 0, total_amount, has_entries: true, drill_down, children },
});

/** Profits of 60,000 in 2025, of so much in the fiscal year of the day; the cash is all of it. */
function profitable(day: string, earlier: number, netIncome: number): PeriodReport {
  const whole = sheet(day);
  const { end_datetime, basis } = whole.drill_down;
  const yearStart = `${day.slice(0, 4)}-01-01T00:00:00.000Z`;
  const equity = record('equity', earlier + netIncome, {}, [
    record('retained_earnings', earlier, {}, [record('earlier_years_result', earlier, {})]),
    record('net_income', netIncome, { start_datetime: yearStart, end_datetime, basis }),
  ]);
  return {
    ...whole,
    drill_down: { start_datetime: '2025-01-01T00:00:00.000Z', end_datetime, basis },
    records: [record('assets', earlier + netIncome, {}), equity],
  };
}

/** Each row with its change in amount and in percent, and whether it is judged. */
function changesOf(reports: PeriodReport[][]) {
  const reading = { choice, reports };
  const { columns, notes } = sheetColumns(reading, 'en-US');
  const [change, percent] = columns.slice(-2);
  const changes = flattenRows(sheetRows(reading, 'USD'), () => false).map(({ row }) =>
    [
      row.key,
      change?.unitsOf(row),
      percent?.textOf?.(row),
      percent?.percentOf?.(row),
      !!percent?.senseOf?.(row),
    ].join(' '),
  );
  return { changes, notes };
}

it.each([
  [
    'one beside the other',
    [[profitable('2026-01-31', 60_000, 7_000)], [profitable('2025-12-31', 0, 60_000)]],
  ],
  ['one after the other', [[profitable('2025-12-31', 0, 60_000), profitable('2026-01-31', 60_000, 7_000)]]],
])('across the end of a fiscal year compares nothing in percent that depends on it: %s', (_, reports) => {
  expect(changesOf(reports)).toEqual({
    changes: [
      'assets 700000 +11.7% 11.7 true',
      'equity 700000 +11.7% 11.7 true',
      'retained_earnings 6000000   false',
      'earlier_years_result 6000000   false',
      'net_income -5300000   false',
      'liabilities_and_equity 700000 +11.7% 11.7 false',
    ],
    notes: [
      'Net income is of the fiscal year to date: since Jan 1, 2026, and as of Dec 31, 2025 since Jan 1, 2025. What depends on the fiscal year is not compared in percent.',
    ],
  });
});

it('compares days of one fiscal year, and the same days of two, in percent', () => {
  const november = profitable('2026-11-30', 60_000, 30_000);
  const { changes, notes } = changesOf([[november], [profitable('2026-10-31', 60_000, 20_000)]]);
  expect([changes.at(-2), notes]).toEqual(['net_income 1000000 +50.0% 50 true', []]);
  const years = changesOf([[november], [profitable('2025-11-30', 0, 60_000)]]);
  expect(years.changes.at(-2)).toBe('net_income -3000000 −50.0% -50 true');
  expect(years.notes).toEqual([
    'Net income is of the fiscal year to date: since Jan 1, 2026, and as of Nov 30, 2025 since Jan 1, 2025.',
  ]);
});

it('judges no row that holds what is probably paid, and names the day that a phone compares with', () => {
  const reports = [[profitable('2026-11-30', 60_000, 30_000)], [profitable('2026-10-31', 60_000, 20_000)]];
  const judged = (received: bigint) => {
    const { columns } = sheetColumns({ choice, reports }, 'en-US', { received, paid: 0n });
    const percent = columns.at(-1);
    expect(percent?.phoneTitle).toBe('% change since Oct 31, 2026');
    return sheetRows({ choice, reports }, 'USD').map((row) => [row.key, !!percent?.senseOf?.(row)]);
  };
  expect(judged(0n).slice(0, 2)).toEqual([
    ['assets', true],
    ['equity', true],
  ]);
  expect(judged(1n).slice(0, 2)).toEqual([
    ['assets', false],
    ['equity', false],
  ]);
});
