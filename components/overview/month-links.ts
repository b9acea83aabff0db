import type { EntriesBehind } from '@/lib/contract/drill-down';
import { entriesText } from '@/lib/contract/drill-down';
import type { Side } from '@/lib/contract/primitives';
import { paths } from '@/lib/paths';
import type { CashMonth } from './cash-figures';

/** The journal as the entries behind a figure of the overview; null where none can be asked for. */
export function entriesPath(
  businessId: string,
  name: string,
  side: Side,
  query: EntriesBehind | null,
): string | null {
  if (query === null) return null;
  return paths.journal(businessId, {
    figure: entriesText(query),
    of: name,
    side,
    report: 'overview',
    view: '',
  });
}

/** Where the figures of a month lead: a movement is explained by the other side of its entry, a balance by its own ledger. */
export function monthPaths(businessId: string, { title, entries, inflow, outflow }: CashMonth) {
  return {
    inflow: inflow === 0n ? null : entriesPath(businessId, `Money in, ${title}`, 'credit', entries.inflow),
    outflow: outflow === 0n ? null : entriesPath(businessId, `Money out, ${title}`, 'debit', entries.outflow),
    left: entriesPath(businessId, `Ending cash, ${title}`, 'debit', entries.left),
  };
}
