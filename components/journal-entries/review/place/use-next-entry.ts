import type { RefObject } from 'react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { EntryChanges, SaveCounts } from '../../changes/entry-changes';
import { placeAfter } from '../selection/selection';
import { isSamePlace, type Place } from './review-place';

export type NextEntryInput = {
  changes: EntryChanges;
  entries: readonly JournalEntry[];
  /** The open entry, or the one that is being read. */
  placeId: string | null;
  /** Where the person is by the time that something is answered. */
  here: RefObject<Place | null>;
  goTo: (id: string | null) => void;
};

/** Which entry is open next where entries change or leave the list; whoever has gone elsewhere meanwhile stays there. */
export function useNextEntry({ changes, entries, placeId, here, goTo }: NextEntryInput) {
  const after = (leaving: ReadonlySet<string>) =>
    placeAfter(
      entries.map(({ id }) => id),
      placeId,
      leaving,
    );

  /** Goes on to the row after those that leave. */
  const goPast = (leaving: ReadonlySet<string>) => goTo(after(leaving));

  /** The same for what was asked at another entry: whoever is at one that stays, stays too. */
  const goPastFromElsewhere = (leaving: ReadonlySet<string>) => {
    if (here.current !== null && placeId !== null && leaving.has(placeId)) goPast(leaving);
  };

  /** Stays at the open entry, wherever the list puts it; where a refusal takes it from the list, goes on to the row after it. */
  const stay = (outcome: Promise<SaveCounts>) => {
    goTo(placeId);
    const open = entries.find(({ id }) => id === placeId);
    if (!open) return;
    void outcome.then(() => {
      const isLeft = changes.current().view(open).review_status !== open.review_status;
      if (isLeft && here.current?.at === placeId) goPast(new Set([open.id]));
    });
  };

  /** Goes to the entry, and gives what goes on from there to another, unless the person has gone elsewhere by then. */
  const goFirstTo = (id: string | null) => {
    const begun = here.current && { ...here.current, at: id };
    goTo(id);
    return (nextId: string) => {
      if (isSamePlace(begun, here.current)) goTo(nextId);
    };
  };

  /**
   * Goes on to the row after the entry, which is about to leave with all that are posted from these transactions. Gives what
   * comes back to it where it stays after all.
   */
  const goOnFrom = (entry: JournalEntry, transactionIds: readonly (string | null)[]) => {
    const leaving = entries.filter(
      ({ id, transaction_id }) =>
        id === entry.id || (transaction_id !== null && transactionIds.includes(transaction_id)),
    );
    const goBackTo = goFirstTo(after(new Set(leaving.map(({ id }) => id))));
    return () => goBackTo(entry.id);
  };

  return { goPast, goPastFromElsewhere, stay, goFirstTo, goOnFrom };
}
