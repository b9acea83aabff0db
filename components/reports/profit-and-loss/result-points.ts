import type { FlowPoint } from '../chart/flow-points';
import type { ReportColumn } from '../table/report-column';
import type { ReportRow } from '../table/report-rows';

export const netIncomeName = 'Net income';
const incomeNames: readonly string[] = ['Revenue', 'Other inflow'];
/** The sections whose figures are positive by debit. */
export const costNames: readonly string[] = ['Cost of goods sold', 'Operating expenses', 'Other outflow'];

/** Income and costs of each column, and what is left of them. */
export function resultPoints(rows: readonly ReportRow[], columns: readonly ReportColumn[]): FlowPoint[] {
  return columns.map(({ title, unitsOf }) => {
    const sumOf = (names: readonly string[]) =>
      rows.reduce((sum, row) => (names.includes(row.name) ? sum + (unitsOf(row) ?? 0n) : sum), 0n);
    return {
      title,
      inflow: sumOf(incomeNames),
      outflow: sumOf(costNames),
      left: sumOf([netIncomeName]),
    };
  });
}
