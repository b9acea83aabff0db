import type { PeriodReport } from '@/lib/contract/report';
import { formatDayOfYear } from '@/lib/format/day';
import { comparedYears, isOfYears, yearsNote } from '../day/compared-years';
import { isCountedAsOwed, noneUnmatched, type Unmatched } from '../probable-payments/unmatched';
import { columnOf, type ReportColumn } from '../report-column';
import type { ReportRow } from '../report-rows';
import { changeColumns, changeKey } from '../table/change-columns';
import type { SheetReading } from './balance-sheet-search';

export type SheetColumns = {
  columns: ReportColumn[];
  /** The place of the chosen day among the reports. */
  dayIndex: number;
  /** The days in time order, and their places among the reports. */
  days: { title: string; column: number }[];
  /** What one must know of the change, as sentences. */
  notes: string[];
};

/**
 * The days, and what changed between two of them.
 * @param unmatched what is probably paid on the chosen day; no row that it is in is judged
 */
export function sheetColumns(
  { reports }: SheetReading,
  locale: string,
  unmatched: Unmatched = noneUnmatched,
): SheetColumns {
  const sheets = reports.flat();
  const columns = sheets.map(({ period, end_datetime: end }, index) => {
    const title = formatDayOfYear(end, locale);
    return columnOf(index, { key: period, title, when: `as of ${title}` });
  });
  const [day, earlier] = columns;
  const dayIndex = columns.length - 1;
  const days = columns.map(({ title }, column) => ({ title, column }));
  const changeOf = (before: number, now: number) => {
    const [from, to] = [columns[before], columns[now]];
    if (!from || !to) return { change: [], notes: [] };
    const years = comparedYears(yearToDate(sheets[now]), yearToDate(sheets[before]));
    const isComparable = (row: ReportRow) =>
      !years || years.isFair || !isOfYears(row.key, to.entriesOf(row), years);
    return {
      change: changeColumns(from, to, {
        locale,
        against: `since ${from.title}`,
        isComparable,
        isJudged: (row) => !isCountedAsOwed(row, unmatched),
      }),
      notes: years ? [yearsNote(subjectOf(sheets), years, { when: from.title, locale })] : [],
    };
  };
  if (reports.length < 2 || !day || !earlier) {
    const marked = columns.map((column, index) => ({
      ...column,
      isMain: index === dayIndex,
      isPeriod: true,
    }));
    // Beside one another, the days end with what changed since the one before: its head names the day, as the chart has all of them.
    const { change, notes } = changeOf(dayIndex - 1, dayIndex);
    const since = `Change since ${columns[dayIndex - 1]?.title}`;
    const named = change.map((column) => (column.key === changeKey ? { ...column, title: since } : column));
    return { columns: [...marked, ...named], dayIndex, days, notes };
  }
  const { change, notes } = changeOf(1, 0);
  return {
    columns: [{ ...day, isMain: true }, earlier, ...change],
    dayIndex: 0,
    days: days.reverse(),
    notes,
  };
}

/** Of which days net income is. */
function yearToDate(sheet: PeriodReport | undefined) {
  return inEquity(sheet)?.find(({ key }) => key === 'net_income')?.drill_down;
}

/** What begins anew with each fiscal year: the dividends of a c-corp, too, whose earlier ones have a row of their own. */
function subjectOf(sheets: readonly PeriodReport[]): string {
  const hasDividends = sheets.some((sheet) =>
    inEquity(sheet)?.some(({ children }) => children.some(({ key }) => key === 'earlier_years_dividends')),
  );
  return hasDividends ? 'Net income and dividends are' : 'Net income is';
}

function inEquity(sheet: PeriodReport | undefined) {
  return sheet?.records.find(({ key }) => key === 'equity')?.children;
}
