import type { JournalEntry } from '@/lib/contract/journal-entry';
import { type LedgerIndex, summarize } from '../../entry-summary';
import { blankLine, type LineValues, partyOf } from '../../form/entry-values';

/**
 * The entry among those, the latest first, that divided what moved between the bank and the same payee, in the same direction,
 * over several ledgers. One that pays a bill or names a vendor or customer tells nothing of others.
 */
export function lastSplitOf(
  entry: JournalEntry,
  earlier: readonly JournalEntry[],
  ledgers: LedgerIndex,
  currency: string,
): JournalEntry | null {
  const side = summarize(entry, ledgers, currency).bankLine?.debit_credit;
  if (side === undefined) return null;
  const isLike = (other: JournalEntry) => {
    const { bankLine, otherLines } = summarize(other, ledgers, currency);
    return (
      other.id !== entry.id &&
      payeeOf(other) === payeeOf(entry) &&
      bankLine?.debit_credit === side &&
      new Set(otherLines.map((line) => line.ledger_id)).size > 1 &&
      otherLines.every((line) => line.basis === 'all' && partyOf(line) === null)
    );
  };
  return earlier.find(isLike) ?? null;
}

function payeeOf({ clean_description: payee }: JournalEntry): string {
  return payee.trim().toLowerCase();
}

/** Its ledgers as rows. Without amounts: those of last time may come to the same sum, and be wrong. */
export function rowsLike(split: JournalEntry, ledgers: LedgerIndex, currency: string): LineValues[] {
  const { otherLines } = summarize(split, ledgers, currency);
  return otherLines.map((line) => ({
    ...blankLine,
    ledgerId: line.ledger_id,
    description: line.description,
  }));
}
