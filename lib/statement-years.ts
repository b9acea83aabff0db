import type { FiscalYearEnd, LedgerStatementLine } from './contract/report';

/** The lines of one fiscal year; `end` is the balance that it closed with, and is null for the year that the statement ends in. */
export type StatementYear<Line> = { lines: Line[]; end: FiscalYearEnd | null };

/**
 * The lines of a statement by fiscal year, as each year opens at zero.
 * @param lines in time order, from the statement's beginning on
 * @param isWhole no line is missing after these
 */
export function yearsOfStatement<Line extends Pick<LedgerStatementLine, 'datetime'>>(
  lines: readonly Line[],
  yearEnds: readonly FiscalYearEnd[],
  isWhole: boolean,
): StatementYear<Line>[] {
  const last = lines.at(-1)?.datetime ?? '';
  // What a year left is known before its last line is read; it is shown after that.
  const ended = yearEnds.filter((end) => isWhole || end.end_datetime < last);
  let from = 0;
  const years: StatementYear<Line>[] = ended.map((end) => {
    const until = lines.findIndex(({ datetime }) => datetime > end.end_datetime);
    const ofYear = lines.slice(from, until === -1 ? undefined : until);
    from += ofYear.length;
    return { lines: ofYear, end };
  });
  return [...years, { lines: lines.slice(from), end: null }];
}
