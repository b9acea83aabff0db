import type { ReportColumn } from '../report-column';
import type { ReportRow } from '../report-rows';

/** What changed from one column to another, as an amount and in percent of what was before. */
export function changeColumns(
  from: ReportColumn,
  to: ReportColumn,
  locale: string,
): [ReportColumn, ReportColumn] {
  const before = (row: ReportRow) => from.unitsOf(row) ?? 0n;
  const change = (row: ReportRow) => (to.unitsOf(row) ?? 0n) - before(row);
  const column = { isTotal: false, unitsOf: change, entriesOf: () => null };
  return [
    { ...column, key: 'change', title: 'Change' },
    {
      ...column,
      key: 'change-percent',
      title: 'Change, %',
      textOf: (row) => percentText(change(row), before(row), locale),
    },
  ];
}

/** With one decimal and always a sign; null where there was nothing to compare with. */
export function percentText(change: bigint, before: bigint, locale: string): string | null {
  if (before === 0n) return null;
  const magnitude = before < 0n ? -before : before;
  const thousandths = Number((change * 10_000n) / magnitude) / 10;
  const text = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(Math.round(thousandths) / 10);
  return text.replace('-', '−');
}
