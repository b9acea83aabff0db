import { formatChange } from '@/lib/format/percent';
import type { ChangeSense, ReportColumn } from '../report-column';
import type { ReportRow } from '../report-rows';

/** What changed from one column to another, as an amount and in percent of what was before. */
export function changeColumns(
  from: ReportColumn,
  to: ReportColumn,
  locale: string,
): [ReportColumn, ReportColumn] {
  const before = (row: ReportRow) => from.unitsOf(row) ?? 0n;
  const change = (row: ReportRow) => (to.unitsOf(row) ?? 0n) - before(row);
  const column = { unitsOf: change, entriesOf: () => null, isPinned: true };
  return [
    { ...column, key: 'change', title: 'Change' },
    {
      ...column,
      key: changePercentKey,
      title: 'Change, %',
      isMain: true,
      percentOf: (row) => percentOf(change(row), before(row)),
      textOf: (row) => percentText(change(row), before(row), locale) ?? (change(row) === 0n ? null : 'new'),
      senseOf: (row) => senseOf(row, change(row)),
    },
  ];
}

export const changePercentKey = 'change-percent';

/** The sections of which less is better. */
const costs = ['cost_of_goods_sold', 'operating_expenses', 'other_outflow', 'liabilities'];
/** Sums of both sides, and rows of which neither more nor less is better. */
const neither = ['liabilities_and_equity', 'starting_cash'];

function senseOf({ path }: ReportRow, change: bigint): ChangeSense | null {
  const [, section = ''] = path.split('/');
  if (change === 0n || neither.includes(section)) return null;
  const isRise = change > 0n;
  return { isRise, isBetter: isRise !== costs.includes(section) };
}

/** With one decimal; null where there was nothing to compare with. */
function percentOf(change: bigint, before: bigint): number | null {
  if (before === 0n) return null;
  const magnitude = before < 0n ? -before : before;
  const hundredths = Number((change * 10_000n) / magnitude);
  // Halves away from zero, so that a fall is rounded like a rise.
  return (Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 10)) / 10;
}

/** With one decimal and always a sign; null where there was nothing to compare with. */
export function percentText(change: bigint, before: bigint, locale: string): string | null {
  const percent = percentOf(change, before);
  return percent === null ? null : formatChange(percent, locale);
}
