import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';

type Queue = {
  /** Null in place of entries that are not read yet. */
  rows: readonly (JournalEntry | null)[];
  status: ReviewStatus;
};

/** The entry that the address names, and what was read of it where it is not among the rows. */
type Named = { id: string | null; read: JournalEntry | null; isReading: boolean };

/**
 * The open entry and its row: the named one, or the first row where none is named or the named one does not belong to the list.
 * Nothing is open while the named one is being read, since a key would mean an entry that the person has not chosen.
 */
export function openOf({ rows, status }: Queue, named: Named) {
  const row = rows.findIndex((entry) => entry !== null && entry.id === named.id);
  if (row !== -1) return { entry: rows[row] ?? null, row };
  if (named.id !== null && named.isReading) return { entry: null, row: null };
  if (named.read?.review_status === status) return { entry: named.read, row: null };
  return { entry: rows[0] ?? null, row: 0 };
}

/** Where a person is in the review, and in the middle of what. */
export type Place = {
  /** The named entry, or the awaited row. */
  at: string | number | null;
  editing: unknown;
  selection: unknown;
};

/** Whether the person is where they were and has begun nothing since; `now` is null once they have left the screen. */
export function isSamePlace(begun: Place | null, now: Place | null): boolean {
  return (
    begun !== null &&
    now !== null &&
    begun.at === now.at &&
    begun.editing === now.editing &&
    begun.selection === now.selection
  );
}
