import type { SuggestionQuality } from '@/lib/contract/suggestion';
import { accept } from '@/lib/result';
import { measureSuggestions } from '../../domain/categorization/measure-suggestions';
import { cleanDescription } from '../../domain/categorization/payees/clean-description';
import { firstMatch } from '../../domain/rules/match-rule';
import { ruleSubjectOf } from '../../domain/transactions/rule-subject-of';
import { type BankEntry, findConfirmedOfBank } from '../../store/journal-entry/bank-entries';
import { listRules } from '../../store/rule-store';
import type { BusinessContext, Outcome } from '../context';
import { mapYielding } from './yield-to-event-loop';

const mostMeasured = 10_000;

/** How often the suggestions of the latest confirmed entries were right. */
export async function getSuggestionQuality(ctx: BusinessContext): Promise<Outcome<SuggestionQuality>> {
  const found = await findConfirmedOfBank(ctx.db, ctx.business.id, mostMeasured + 1);
  const rules = await listRules(ctx.db, ctx.business.id);
  const latest = await mapYielding(found, (entry) => ({
    lastSuggestion: entry.lastSuggestion,
    cleanDescription: entry.cleanDescription,
    method: entry.method,
    ledgerIds: entry.lines.map(({ ledgerId }) => ledgerId),
    amounts: entry.lines.map(({ amount, isOnBankSide }) => (isOnBankSide ? -amount : amount)),
    hasRule: firstMatch(rules, subjectOf(entry)) !== null,
  }));
  return accept(measureSuggestions(latest, mostMeasured));
}

function subjectOf({ transaction }: BankEntry) {
  return ruleSubjectOf(transaction, cleanDescription(transaction.description), transaction.accountLedgerId);
}
