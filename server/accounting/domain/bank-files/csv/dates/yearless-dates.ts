import { monthInBankFile } from '@/lib/dates/month-names';
import { calendarDay, readWrittenDate, resolveDate, withoutMark } from '../../written-date';
import type { CsvLayout } from '../layout';
import { type CsvRow, cellsOf } from '../table';

/** A day and a month: "14/03", "14.03.", "14 Mar", "3月14日". */
const NUMBERS = /^(\d{1,2})\s*[-/.月]\s*(\d{1,2})[.日]?$/;
const NAMED = /^(\d{1,2})[\s.-]*(\p{L}{3,12})\.?$/u;
/** Whole dates in a line of several: "01/03/2026 - 31/03/2026". */
const WHOLE = /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ](?:\d{1,2}|\p{L}{3,12})[-/. ]+\d{4}/gu;
/** A statement of a longer time cannot leave out its years. */
const mostDays = 366;

type Order = 'DMY' | 'MDY';

/** Whether a text is a day without its year. */
export function isYearless(text: string): boolean {
  const written = withoutMark(text);
  return (
    NUMBERS.test(written) || (NAMED.test(written) && monthInBankFile(NAMED.exec(written)?.[2] ?? '') > 0)
  );
}

/**
 * The rows with the years that they leave out, where the lines above the table name the days of its period: each day is the one within that. Unchanged
 * where a day would be outside, or no period is named.
 * @param above the lines above the headers
 */
export function withYears(
  rows: readonly CsvRow[],
  { columns }: CsvLayout,
  above: readonly CsvRow[],
): readonly CsvRow[] {
  const column = columns.get('date');
  const texts = cellsOf(rows, column).filter(isYearless);
  if (column === undefined || texts.length === 0) return rows;
  if (cellsOf(rows, column).some((text) => readWrittenDate(text) !== null)) return rows;
  const period = periodIn(above);
  if (!period) return rows;
  const orders = (['DMY', 'MDY'] as const).filter((order) =>
    texts.every((text) => dayWithin(text, order, period) !== null),
  );
  const [order, other] = orders;
  if (order === undefined) return rows;
  const rewritten = (text: string) => {
    const day = dayWithin(text, order, period) ?? text;
    // In either order within the period: what follows asks which is meant.
    return other === undefined || day === dayWithin(text, other, period)
      ? day
      : `${withoutMark(text)}/${day.slice(0, 4)}`;
  };
  return rows.map((row) => {
    const text = row.cells[column] ?? '';
    return isYearless(text) ? { ...row, cells: row.cells.with(column, rewritten(text)) } : row;
  });
}

/** The first and the last of the days that the lines name. */
function periodIn(above: readonly CsvRow[]): { from: string; to: string } | null {
  const printed = above.flatMap(({ cells }) =>
    cells.flatMap((cell) => cell.slice(0, 200).match(WHOLE) ?? []),
  );
  const dates = printed.flatMap((text) => readWrittenDate(text) ?? []);
  const monthFirst = dates.some((date) => date.kind === 'unordered' && date.second > 12);
  const days = dates.flatMap((date) => resolveDate(date, !monthFirst) ?? []).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined || from === to) return null;
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 <= mostDays ? { from, to } : null;
}

function dayWithin(text: string, order: Order, { from, to }: { from: string; to: string }): string | null {
  const written = withoutMark(text);
  const [, first = '', second = ''] = NUMBERS.exec(written) ?? [];
  const [, namedDay = '', name = ''] = NAMED.exec(written) ?? [];
  const isMonthFirst = order === 'MDY' || written.includes('月');
  const [day, month] =
    name === ''
      ? isMonthFirst
        ? [Number(second), Number(first)]
        : [Number(first), Number(second)]
      : [Number(namedDay), monthInBankFile(name)];
  const days = [from, to].map((each) => calendarDay(Number(each.slice(0, 4)), month, day));
  return days.find((each) => each !== null && each >= from && each <= to) ?? null;
}
