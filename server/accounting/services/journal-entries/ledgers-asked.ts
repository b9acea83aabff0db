import type { JournalEntryListQuery } from '@/lib/contract/journal-entry';
import { isInCashPool } from '../../domain/reports/cash-pool';
import { listLedgers } from '../../store/ledger-store';
import type { BusinessContext } from '../context';

type Asked = Pick<
  JournalEntryListQuery,
  'ledger_id' | 'ledger_type' | 'ledger_subtype' | 'report_cash_flow' | 'in_cash_pool'
>;

/** The ledgers that are all that is asked of them; undefined when any will do. */
export async function ledgersAsked(ctx: BusinessContext, asked: Asked): Promise<string[] | undefined> {
  const { ledger_id: ids, ledger_type: types, ledger_subtype: subtypes } = asked;
  const { report_cash_flow: isReported, in_cash_pool: inPool } = asked;
  if (!types && !subtypes && isReported === undefined && inPool === undefined) return ids;
  const named = ids && new Set(ids);
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  return ledgers
    .filter(
      (ledger) =>
        (named?.has(ledger.id) ?? true) &&
        (types?.includes(ledger.type) ?? true) &&
        (subtypes?.includes(ledger.subtype) ?? true) &&
        (isReported ?? ledger.report_cash_flow) === ledger.report_cash_flow &&
        (inPool ?? isInCashPool(ledger)) === isInCashPool(ledger),
    )
    .map((ledger) => ledger.id);
}
