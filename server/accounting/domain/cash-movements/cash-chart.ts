import type { CashFlowActivity } from '@/lib/contract/ledger';
import { isInCashPool } from '../chart-of-accounts/cash-pool';
import { type ActivityLedger, activityOf } from './cash-activity';

/** What marking cash movements asks of the chart of accounts. Throws for a ledger that is not in it: a bug. */
export type CashChart = {
  isInPool: (ledgerId: string) => boolean;
  activityOf: (ledgerId: string) => CashFlowActivity;
};

/** @param ledgers at least those of the lines, and those that their payments are looked through to */
export function cashChart(ledgers: Iterable<ActivityLedger & { id: string }>): CashChart {
  const byId = new Map<string, ActivityLedger>();
  for (const ledger of ledgers) byId.set(ledger.id, ledger);
  const find = (ledgerId: string) => {
    const ledger = byId.get(ledgerId);
    if (!ledger) throw new Error(`ledger ${ledgerId} is not in the chart`);
    return ledger;
  };
  return {
    isInPool: (ledgerId) => isInCashPool(find(ledgerId)),
    activityOf: (ledgerId) => activityOf(find(ledgerId)),
  };
}
