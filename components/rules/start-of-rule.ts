import type { JournalEntry } from '@/lib/contract/journal-entry';
import { type LedgerIndex, summarize } from '@/lib/journal-entries/entry-summary';
import type { RuleOffered } from './declines-put-off';
import type { RuleDraft } from './rule-draft';

/** A rule that is offered after a correction of the entry. */
export type OfferAfter = RuleOffered & { entry: JournalEntry };

/** What the rule begins with: what goes the other way, such as payouts of who takes fees, is something else. */
export function startOfRule(
  { payee, ledgerId, entry }: OfferAfter,
  ledgers: LedgerIndex,
  currency: string,
): Pick<RuleDraft, 'name' | 'how' | 'words' | 'direction' | 'parts'> {
  const { bankLine } = summarize(entry, ledgers, currency);
  const direction = bankLine === null ? 'any' : bankLine.debit_credit === 'debit' ? 'in' : 'out';
  return { name: payee, how: 'is', words: payee, direction, parts: [{ key: 0, ledgerId, share: '1' }] };
}
