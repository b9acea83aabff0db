import type { FlowPoint } from '@/components/charts/flow-points';
import type { ReportColumn } from './report-column';
import { leafRows, type ReportRow, type RowKey } from './report-rows';

/** The rows of the report that are no activity. */
const figures: readonly RowKey[] = ['starting_cash', 'net_change_in_cash', 'ending_cash'];

/** In and out are told apart by ledger: a refund lessens what went out by its ledger. */
export function cashPoints(rows: readonly ReportRow[], columns: readonly ReportColumn[]): FlowPoint[] {
  const moved = leafRows(rows.filter((row) => !figures.includes(row.key)));
  const ending = rows.find((row) => row.key === 'ending_cash');
  return columns.map(({ title, unitsOf }) => {
    const amounts = moved.map((row) => unitsOf(row) ?? 0n);
    return {
      title,
      inflow: amounts.reduce((sum, units) => (units > 0n ? sum + units : sum), 0n),
      outflow: amounts.reduce((sum, units) => (units < 0n ? sum - units : sum), 0n),
      left: (ending && unitsOf(ending)) ?? 0n,
    };
  });
}
