import { formatDayOfYear } from '@/lib/format/day';
import { columnOf, type ReportColumn } from '../report-column';
import { changeColumns } from '../table/change-columns';
import type { SheetReading } from './balance-sheet-search';

/** The days, and what changed between two of them. `dayIndex` is the place of the chosen day among the reports. */
export function sheetColumns(
  { reports }: SheetReading,
  locale: string,
): { columns: ReportColumn[]; dayIndex: number } {
  const columns = reports.flat().map(({ period, end_datetime: end }, index) => {
    const title = formatDayOfYear(end, locale);
    return columnOf(index, { key: period, title, when: `as of ${title}` });
  });
  const [day, earlier] = columns;
  const dayIndex = columns.length - 1;
  if (reports.length < 2 || !day || !earlier) {
    return { columns: columns.map((column, index) => ({ ...column, isMain: index === dayIndex })), dayIndex };
  }
  return {
    columns: [{ ...day, isMain: true }, earlier, ...changeColumns(earlier, day, locale)],
    dayIndex: 0,
  };
}
