import type { Period } from '@/lib/dates/fiscal-year';
import { dayOf } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';

/** So many ledgers fit into one query of the journal. */
const mostLedgers = 100;

/** The journal narrowed to the entries behind a figure, or null where no such list can be asked for. */
export function entriesHref(
  businessId: string,
  ledgerIds: readonly string[],
  { start, end }: Pick<Period, 'start' | 'end'>,
): string | null {
  if (ledgerIds.length === 0 || ledgerIds.length > mostLedgers) return null;
  return paths.journal(businessId, { ledger: ledgerIds, from: dayOf(start), to: dayOf(end) });
}
