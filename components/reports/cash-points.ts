import type { FlowPoint } from '@/lib/charts/flow-points';
import type { EntriesBehind } from '@/lib/contract/drill-down';
import type { PeriodReport } from '@/lib/contract/report';
import type { ReportColumn } from './report-column';
import { leafRows, type ReportRow, type RowKey } from './report-rows';

/** The rows of the report that are no activity. */
const figures: readonly RowKey[] = ['starting_cash', 'net_change_in_cash', 'ending_cash'];

/** Whether a row at the top of the report says what moved cash, and not what there was. */
export function isActivity(key: RowKey): boolean {
  return !figures.includes(key);
}

/** The key of opening balances, which are financing in the cash flow. */
const openingBalanceRow: RowKey = 'financing_activities:opening_balance';

/** The rows without rows below them that explain what came in and went out. */
export function movingRows(rows: readonly ReportRow[]): ReportRow[] {
  return activityRows(rows).filter((row) => !isOpening(row));
}

/** Those of opening balances, which neither came in nor went out. */
export function openingRows(rows: readonly ReportRow[]): ReportRow[] {
  return activityRows(rows).filter(isOpening);
}

function activityRows(rows: readonly ReportRow[]): ReportRow[] {
  return leafRows(rows.filter(({ key }) => isActivity(key)));
}

function isOpening({ path }: ReportRow): boolean {
  return path.split('/').includes(openingBalanceRow);
}

/** Whether entries moved cash, even where they come to nothing. */
export function hasCashMoved({ records }: Pick<PeriodReport, 'records'>): boolean {
  return records.some(({ key, has_entries: hasEntries }) => hasEntries && isActivity(key));
}

/** In and out are distinguished by ledger: a refund lessens what went out by its ledger. */
export function cashPoints(rows: readonly ReportRow[], columns: readonly ReportColumn[]): FlowPoint[] {
  const moved = movingRows(rows);
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

/** The queries of the entries whose sums the figures of a point are; null where there are none, or too many ledgers. */
export type CashEntries = Record<'inflow' | 'outflow' | 'left', EntriesBehind | null>;

export function cashEntries(rows: readonly ReportRow[], { unitsOf, entriesOf }: ReportColumn): CashEntries {
  const moved = movingRows(rows);
  const ending = rows.find((row) => row.key === 'ending_cash');
  return {
    inflow: entriesOfAll(moved.filter((row) => (unitsOf(row) ?? 0n) > 0n).map(entriesOf)),
    outflow: entriesOfAll(moved.filter((row) => (unitsOf(row) ?? 0n) < 0n).map(entriesOf)),
    left: ending ? entriesOf(ending) : null,
  };
}

/** A query takes so many ledgers. */
const mostLedgers = 100;

/** The entries behind several figures that differ in their ledgers alone, none of which has others below it. */
export function entriesOfAll(queries: readonly (EntriesBehind | null)[]): EntriesBehind | null {
  const ids = queries.flatMap((query) => query?.ledger_id ?? []);
  const [first] = queries;
  if (!first || ids.length !== queries.length || ids.length > mostLedgers) return null;
  const { with_children: _, ...rest } = first;
  return { ...rest, ledger_id: ids };
}
