import type { EntriesBehind } from '@/lib/contract/drill-down';
import { type ReportRow, reportRows } from '../report-rows';
import type { SheetReading } from './balance-sheet-search';

/** The rows of a reading, the sum that must equal the assets at their foot. */
export function sheetRows({ reports }: SheetReading, currency: string): ReportRow[] {
  return withClaims(reportRows(reports.flat(), currency, (key) => (key === 'assets' ? 'debit' : 'credit')));
}

/** With the sum that must equal the assets, to be seen at the foot. */
export function withClaims(rows: readonly ReportRow[]): ReportRow[] {
  const assets = rows.find(({ key }) => key === 'assets');
  if (!assets) return [];
  const claims = rows.filter(({ key }) => key === 'liabilities' || key === 'equity');
  const sum: ReportRow = {
    path: '/liabilities_and_equity',
    key: 'liabilities_and_equity',
    name: 'Liabilities and equity',
    ledgerId: null,
    totals: assets.totals.map((_, index) =>
      claims.reduce((total, row) => total + (row.totals[index] ?? 0n), 0n),
    ),
    entries: assets.entries.map((_, index) => entriesOfAll(claims.map((row) => row.entries[index] ?? null))),
    side: 'credit',
    hasEntries: claims.some((row) => row.hasEntries),
    children: [],
  };
  return [...rows, sum];
}

/** The entries behind several figures that differ in the types of their ledgers alone. */
function entriesOfAll(queries: readonly (EntriesBehind | null)[]): EntriesBehind | null {
  const [first] = queries;
  if (!first || queries.some((query) => !query?.ledger_type)) return null;
  return { ...first, ledger_type: queries.flatMap((query) => query?.ledger_type ?? []) };
}
