import { useMemo } from 'react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import type { LedgerIndex } from '../entry-summary';
import { type LinkNote, noteOf, type Pair } from './entry-links';

type Rows = {
  entries: readonly JournalEntry[];
  links: ReadonlyMap<string, readonly TransactionLink[]>;
  pairs: ReadonlyMap<string, Pair>;
};

/** By entry, what its row says of its links. Only rows with links are looked at: most have none. */
export function useLinkNotes(
  { entries, links, pairs }: Rows,
  ledgers: LedgerIndex,
  currency: string,
): ReadonlyMap<string, LinkNote> {
  return useMemo(() => {
    const notes = new Map<string, LinkNote>();
    if (links.size === 0) return notes;
    for (const entry of entries) {
      const note = noteOf(entry, links.get(entry.id), pairs.get(entry.id), ledgers, currency);
      if (note) notes.set(entry.id, note);
    }
    return notes;
  }, [entries, links, pairs, ledgers, currency]);
}
