import type { FlowPoint } from '@/lib/charts/flow-points';
import type { ReportColumn } from './report-column';
import type { ReportRow, RowKey } from './report-rows';

export const incomeKeys: readonly RowKey[] = ['revenue', 'other_inflow'];
/** The sections whose figures are positive by debit. */
export const costKeys: readonly RowKey[] = ['cost_of_goods_sold', 'operating_expenses', 'other_outflow'];

/** Income and costs of each column, and what is left of them. */
export function resultPoints(rows: readonly ReportRow[], columns: readonly ReportColumn[]): FlowPoint[] {
  return columns.map(({ title, unitsOf }) => {
    const sumOf = (keys: readonly RowKey[]) =>
      rows.reduce((sum, row) => (keys.includes(row.key) ? sum + (unitsOf(row) ?? 0n) : sum), 0n);
    return {
      title,
      inflow: sumOf(incomeKeys),
      outflow: sumOf(costKeys),
      left: sumOf(['net_income']),
    };
  });
}
