import { dateReadingsOf, provenOrder, readWrittenDate } from '../../written-date';
import type { CsvRow } from '../table';

const WHOLE_DATE = /(?<![\d./-])\d{1,2}([./-])\d{1,2}\1\d{4}(?!\d)/g;

/**
 * Whether the day comes first, where the dates of the table can be read in both orders and a date above it, such as the end of its period,
 * in only one. Undefined where the table tells it itself, or nothing does.
 * @param dates as the table prints them
 * @param above the lines above the table
 */
export function dayFirstAbove(dates: readonly string[], above: readonly CsvRow[]): boolean | undefined {
  if (dateReadingsOf(dates.map(readWrittenDate)).length === 0) return undefined;
  const marks = new Set(dates.flatMap((date) => /^\d{1,2}([./-])/.exec(date.trim())?.[1] ?? []));
  const found = above
    .flatMap(({ cells }) => cells.flatMap((cell) => [...cell.matchAll(WHOLE_DATE)]))
    .filter(([, mark]) => mark !== undefined && marks.has(mark))
    .map(([date]) => readWrittenDate(date));
  const order = provenOrder(found);
  return order === null ? undefined : order === 'DMY';
}
