import type { JournalEntrySumQuery } from '@/lib/contract/journal-entry-queries';
import { activityOf, isInCashPool } from '../../domain/cash-movements/cash-chart';
import type { LineFilter } from '../../domain/journal-entry/line-filter';
import { withLedgersBelow } from '../../domain/reports/ledger-tree';
import { type ReportLedger, resetsEachFiscalYear } from '../../domain/reports/report-ledger';
import { listLedgers } from '../../store/ledger-store';
import type { BusinessContext } from '../context';

/** The line filter of a query. */
export async function lineFilterOf(ctx: BusinessContext, query: JournalEntrySumQuery): Promise<LineFilter> {
  return {
    ...(await ledgersAsked(ctx, query)),
    bases: query.basis,
    cashMovement: query.cash_movement === 'true',
  };
}

async function ledgersAsked(
  ctx: BusinessContext,
  query: JournalEntrySumQuery,
): Promise<Pick<LineFilter, 'ledgerIds' | 'closedLedgers'>> {
  const { ledger_id: ids, result_end_datetime: resultEnd } = query;
  if (!asksOfLedgers(query)) return { ledgerIds: ids };
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  const named = ids && namedBy(query, ids, ledgers);
  const asked = ledgers.filter((ledger) => (named?.has(ledger.id) ?? true) && isAsked(ledger, query));
  if (resultEnd === undefined) return { ledgerIds: asked.map((ledger) => ledger.id) };
  const resets = (ledger: ReportLedger) => resetsEachFiscalYear(ledger, ctx.business.entity_type);
  return {
    ledgerIds: asked.filter((ledger) => !resets(ledger)).map((ledger) => ledger.id),
    closedLedgers: { ids: asked.filter(resets).map((ledger) => ledger.id), through: resultEnd },
  };
}

/** Whether resolving the ledgers of the query needs the chart. */
function asksOfLedgers(query: JournalEntrySumQuery): boolean {
  const { ledger_type, ledger_subtype, cash_flow_activity, report_cash_flow, in_cash_pool, with_children } =
    query;
  const ofKind = [ledger_type, ledger_subtype, cash_flow_activity];
  const asked = [...ofKind, report_cash_flow, in_cash_pool, query.result_end_datetime];
  return asked.some((each) => each !== undefined) || with_children === 'true';
}

/** The cash flow has one ledger tree per section, of the reported ledgers; every other report has one tree of all ledgers. */
function namedBy(
  query: JournalEntrySumQuery,
  ids: readonly string[],
  ledgers: readonly ReportLedger[],
): ReadonlySet<string> {
  if (query.with_children !== 'true') return new Set(ids);
  if (query.cash_movement !== 'true') return withLedgersBelow(ledgers, ids);
  const isReported = (ledger: ReportLedger) => ledger.report_cash_flow && !isInCashPool(ledger);
  return withLedgersBelow(
    ledgers.filter(isReported),
    ids,
    (ledger) => `${activityOf(ledger)} ${ledger.subtype}`,
  );
}

function isAsked(ledger: ReportLedger, query: JournalEntrySumQuery): boolean {
  const { ledger_type: types, ledger_subtype: subtypes, cash_flow_activity: activities } = query;
  const { report_cash_flow: isReported, in_cash_pool: inPool } = query;
  return (
    (types?.includes(ledger.type) ?? true) &&
    (subtypes?.includes(ledger.subtype) ?? true) &&
    (activities === undefined || (!isInCashPool(ledger) && activities.includes(activityOf(ledger)))) &&
    (isReported ?? ledger.report_cash_flow) === ledger.report_cash_flow &&
    (inPool ?? isInCashPool(ledger)) === isInCashPool(ledger)
  );
}
