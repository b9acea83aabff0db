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
  return {
    name: payee,
    ...wordsOf(payee, entry.description),
    direction,
    parts: [{ key: 0, ledgerId, share: '1' }],
  };
}

/**
 * What the rule compares: the payee, where that is what is left of the bank's words. A rule may have given the entry another name,
 * which no text of the bank has: then the longest words of the bank without a number among them.
 */
function wordsOf(payee: string, text: string): Pick<RuleDraft, 'how' | 'words'> {
  const has = (word: string) => text.toLowerCase().includes(word);
  if (payee.toLowerCase().split(' ').every(has)) return { how: 'is', words: payee };
  const runs = text.split(/\s*\S*\d\S*\s*/).sort((left, right) => right.length - left.length);
  return { how: 'contains', words: runs[0] || text };
}
