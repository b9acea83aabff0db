import type { RuleOutcome } from '@/lib/contract/rule';
import { chartOf } from '../../domain/chart-of-accounts/chart';
import type { RuleNames } from '../../domain/rules/propose-rule';
import { listExternalAccounts } from '../../store/external-account-store';
import { findLedgers } from '../../store/ledger-store';
import { knownParties } from '../../store/party-store';
import { knownTags } from '../../store/tag-store';
import type { BusinessContext } from '../context';

/** What the business has of all that the rule names. */
export async function readRuleNames(ctx: BusinessContext, outcome: RuleOutcome): Promise<RuleNames> {
  const { db, business } = ctx;
  const ledgerIds = [outcome.ledger_id ?? [], outcome.split?.map(({ ledger_id }) => ledger_id) ?? []].flat();
  const [ledgers, tags, parties, accounts] = await Promise.all([
    findLedgers(db, business.id, ledgerIds),
    knownTags(db, business.id, outcome.tag_ids ?? []),
    knownParties(db, business.id, [outcome]),
    listExternalAccounts(db, business.id),
  ]);
  return {
    currency: business.currency,
    chart: chartOf(ledgers.values()),
    tags,
    parties,
    externalAccounts: new Set(accounts.map(({ id }) => id)),
  };
}
