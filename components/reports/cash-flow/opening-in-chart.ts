import { formatAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { openingRows } from '../cash-points';
import type { ReportColumn } from '../report-column';
import type { ReportRow } from '../report-rows';

/** Why the chart's money in and out differ from the table: opening balances are financing there, and no movement. */
export function openingInChart(
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
  { currency, locale }: AmountFormat,
): string[] {
  const opening = openingRows(rows).flatMap((row) => columns.map(({ unitsOf }) => unitsOf(row) ?? 0n));
  if (opening.every((units) => units === 0n)) return [];
  const sum = opening.reduce((total, units) => total + units, 0n);
  const amount = sum === 0n ? '' : ` of ${formatAmount(sum, currency, locale)}`;
  return [
    `Opening balances${amount} are under financing in the table. They neither came in nor went out, so the chart has them in ending cash alone.`,
  ];
}
