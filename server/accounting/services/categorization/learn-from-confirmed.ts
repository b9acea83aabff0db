import type { Fallbacks } from '../../domain/categorization/categorize';
import { type Learned, learnInSteps } from '../../domain/categorization/learning/learn';
import type { Candidate } from '../../domain/categorization/movement';
import { type TransferHabits, transferHabits } from '../../domain/categorization/transfer-habits';
import { type Chart, type ChartLedger, isUncategorized } from '../../domain/chart-of-accounts/chart';
import { listExternalAccounts } from '../../store/external-account-store';
import { findDecisions } from '../../store/journal-entry/decisions';
import type { ReadingContext } from '../context';
import { doYielding } from './yield-to-event-loop';

/** Learning reads this many of the latest decisions at most: about half a second, years of a small business. */
const mostDecisions = 5000;

/** What the business's confirmed entries teach about the ledgers of bank movements, and which payees' are transfers. */
export async function learnFromConfirmed(
  ctx: ReadingContext,
  chart: Chart,
): Promise<{ learned: Learned; transfers: TransferHabits; ownBanks: ReadonlySet<string> }> {
  const [decisions, { ledgers, ownBanks }] = await Promise.all([
    findDecisions(ctx.db, ctx.business.id, mostDecisions),
    findSuggestible(ctx, chart),
  ]);
  const candidates = ledgers.map((ledger): Candidate => ({ ...ledger, isClearing: isClearing(ledger) }));
  const nameOf = (ledgerId: string) => chart.ledgers.get(ledgerId)?.name;
  const steps = learnInSteps(decisions, candidates, { nameOf });
  const transfers = transferHabits(decisions, chart.ledgerFor('transfers'));
  return { learned: await doYielding(steps), transfers, ownBanks };
}

export function fallbacksOf(chart: Chart): Fallbacks {
  return {
    inflowLedgerId: chart.ledgerFor('uncategorized_inflow'),
    outflowLedgerId: chart.ledgerFor('uncategorized_outflow'),
  };
}

/**
 * The ledgers that may be suggested: neither archived, uncategorized, receivable, payable, nor of transfers or of accounts
 * with bank transactions of their own: links decide on these, or a transfer would be booked by each bank.
 */
export async function findSuggestible(
  ctx: ReadingContext,
  chart: Chart,
): Promise<{ ledgers: ChartLedger[]; ownBanks: ReadonlySet<string> }> {
  const accounts = await listExternalAccounts(ctx.db, ctx.business.id);
  const ownBanks = new Set(accounts.map((account) => account.ledger_id));
  const ledgers = [...chart.ledgers.values()].filter(
    (ledger) => !ownBanks.has(ledger.id) && maySuggest(ledger),
  );
  return { ledgers, ownBanks };
}

function maySuggest(ledger: ChartLedger): boolean {
  const { archived, purpose, financial_account_type: type } = ledger;
  return (
    !archived &&
    !isUncategorized(ledger) &&
    purpose !== 'transfers' &&
    type !== 'accounts_receivable' &&
    type !== 'accounts_payable'
  );
}

function isClearing({ financial_account_type: type }: { financial_account_type: string | null }): boolean {
  return type === 'payments' || type === 'payroll';
}
