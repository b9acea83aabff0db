import { formatDayOfYear } from '@/lib/format/day';
import { columnOf, type ReportColumn } from '../report-column';
import { changeColumns } from '../table/change-columns';
import type { SheetReading } from './balance-sheet-search';

export type SheetColumns = {
  columns: ReportColumn[];
  /** The place of the chosen day among the reports. */
  dayIndex: number;
  /** The days in time order, and their places among the reports. */
  days: { title: string; column: number }[];
};

/** The days, and what changed between two of them. */
export function sheetColumns({ reports }: SheetReading, locale: string): SheetColumns {
  const columns = reports.flat().map(({ period, end_datetime: end }, index) => {
    const title = formatDayOfYear(end, locale);
    return columnOf(index, { key: period, title, when: `as of ${title}` });
  });
  const [day, earlier] = columns;
  const dayIndex = columns.length - 1;
  const days = columns.map(({ title }, column) => ({ title, column }));
  if (reports.length < 2 || !day || !earlier) {
    const marked = columns.map((column, index) => ({ ...column, isMain: index === dayIndex }));
    const [before, last] = marked.slice(-2);
    // Beside one another, the days end with what changed since the one before.
    const change = before && last ? changeColumns(before, last, locale) : [];
    return { columns: [...marked, ...change], dayIndex, days };
  }
  return {
    columns: [{ ...day, isMain: true }, earlier, ...changeColumns(earlier, day, locale)],
    dayIndex: 0,
    days: days.reverse(),
  };
}
