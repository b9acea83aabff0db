import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { LedgerIndex } from './entry-summary';
import { changeableLine } from './open-lines';

/** A ledger that may be right for an entry. */
export type Guess = {
  ledgerId: string;
  /** 0 to 1; null where the service states none, such as for a rule. */
  confidence: number | null;
};

/** As many as have a key. */
const mostGuesses = 3;

/**
 * What the service thinks of: the ledger that it suggests and its alternatives, the likelier first. An uncategorized entry
 * has alternatives only; one whose ledger a person chose, or that has several lines, none.
 */
export function guessesOf(entry: JournalEntry, ledgers: LedgerIndex, currency: string): Guess[] {
  const line = changeableLine(entry, ledgers, currency);
  const { categorization_method: method, categorization_alternatives: alternatives } = entry;
  if (!line || method === 'manual') return [];
  const suggested =
    method === 'uncategorized'
      ? []
      : [{ ledgerId: line.ledger_id, confidence: entry.categorization_confidence }];
  const others = alternatives.map(({ ledger_id, confidence }) => ({ ledgerId: ledger_id, confidence }));
  return [...suggested, ...others.filter(({ ledgerId }) => ledgerId !== suggested[0]?.ledgerId)]
    .filter(({ ledgerId }) => ledgers.has(ledgerId))
    .slice(0, mostGuesses);
}

/**
 * The guesses of the entries seen so far. A person who takes another ledger and sees that the first guess was better
 * still finds it, although the service forgets its suggestion once somebody chose.
 */
export class GuessMemory {
  private readonly seen = new Map<string, Guess[]>();

  of(entry: JournalEntry, ledgers: LedgerIndex, currency: string): Guess[] {
    const own = guessesOf(entry, ledgers, currency);
    if (own.length > 0) this.seen.set(entry.id, own);
    const isWhole = changeableLine(entry, ledgers, currency) !== null;
    return isWhole ? (this.seen.get(entry.id) ?? []) : [];
  }
}
