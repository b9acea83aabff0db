import type { z } from 'zod';
import { searchText } from '../search-text';
import type { journalEntrySumQuery } from './journal-entry-queries';
import type { DrillDown, RowDrillDown } from './report';

/** A query of the journal that has a sum. */
export type EntriesBehind = z.input<typeof journalEntrySumQuery>;

type Row = { ledger_id: string | null; drill_down?: RowDrillDown | undefined };

/**
 * The query of the entries behind a row's total in a period; null for a row that has none.
 * @param part `itself` for a ledger's own amount, without the ledgers below it; the only one of a trial balance
 */
export function entriesBehind(
  period: { drill_down: DrillDown },
  row: Row,
  part: 'total' | 'itself' = 'total',
): EntriesBehind | null {
  const { ledger_id: ledgerId, drill_down: asked } = row;
  if (!asked && ledgerId === null) return null;
  const isWhole = asked?.start_datetime !== undefined;
  const query = queryOf({ ...(isWhole ? {} : period.drill_down), ...asked, ledger_id: ledgerId });
  return ledgerId === null || part === 'itself' ? query : { ...query, with_children: 'true' };
}

function queryOf({ ledger_id: ledgerId, ...asked }: RowDrillDown & { ledger_id: string | null }) {
  const { cash_movement: movement, in_cash_pool: pool, report_cash_flow: reported, ...rest } = asked;
  const query: EntriesBehind = {
    ...rest,
    ...(ledgerId === null ? {} : { ledger_id: ledgerId }),
    ...(movement ? { cash_movement: 'true' as const } : {}),
    ...(pool === undefined ? {} : { in_cash_pool: booleanText(pool) }),
    ...(reported === undefined ? {} : { report_cash_flow: booleanText(reported) }),
  };
  return query;
}

function booleanText(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false';
}

/** The query as the query of an address; what `readEntriesText` reads (read-drill-down.ts). */
export function entriesText(query: EntriesBehind): string {
  const members: [string, string][] = [];
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each !== undefined) members.push([name, each]);
  }
  return searchText(members);
}
