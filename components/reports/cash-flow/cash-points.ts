import { leafRows, type ReportRow } from '../report-rows';

/** The rows of the report that are no activity. */
export const startingCashName = 'Starting cash';
export const netChangeName = 'Net change in cash';
export const endingCashName = 'Ending cash';
const figures: readonly string[] = [startingCashName, netChangeName, endingCashName];

/** One period of the chart, in minor units; what goes out is negative. */
export type CashPoint = { title: string; moneyIn: bigint; moneyOut: bigint; endingCash: bigint };

/** In and out are told apart by ledger: a refund lessens what went out by its ledger. */
export function cashPoints(rows: readonly ReportRow[], titles: readonly string[]): CashPoint[] {
  const moved = leafRows(rows.filter((row) => !figures.includes(row.name)));
  const ending = rows.find((row) => row.name === endingCashName);
  return titles.map((title, index) => {
    const amounts = moved.map((row) => row.totals[index] ?? 0n);
    return {
      title,
      moneyIn: amounts.reduce((sum, units) => (units > 0n ? sum + units : sum), 0n),
      moneyOut: amounts.reduce((sum, units) => (units < 0n ? sum + units : sum), 0n),
      endingCash: ending?.totals[index] ?? 0n,
    };
  });
}

/** The figure of the whole range: where cash started, where it ended, and sums of all that moved. */
export function rangeTotal(row: ReportRow): bigint {
  if (row.name === startingCashName) return row.totals[0] ?? 0n;
  if (row.name === endingCashName) return row.totals.at(-1) ?? 0n;
  return row.totals.reduce((sum, units) => sum + units, 0n);
}
