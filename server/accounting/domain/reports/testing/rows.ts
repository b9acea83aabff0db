import type { ReportRow } from '../report-row';

/** A report as indented text, one row a line: name, own amount, total; `-` marks a row without entries. */
export function rowsText(rows: readonly ReportRow[], indent = ''): string[] {
  return rows.flatMap((row) => [
    `${indent}${row.name} ${row.amount} ${row.totalAmount}${row.hasEntries ? '' : ' -'}`,
    ...rowsText(row.children, `${indent}  `),
  ]);
}

/** Every row of a report, groups too. */
export function everyRow(rows: readonly ReportRow[]): ReportRow[] {
  return rows.flatMap((row) => [row, ...everyRow(row.children)]);
}
