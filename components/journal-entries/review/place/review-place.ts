import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';

export type Queue = {
  /** Null in place of entries that are not read yet. */
  rows: readonly (JournalEntry | null)[];
  status: ReviewStatus;
  /** By row, the entry that it stands for too. */
  others: ReadonlyMap<string, JournalEntry>;
};

/** The entry that the address names, and what was read of it where it is not among the rows. */
type Named = {
  id: string | null;
  read: JournalEntry | null;
  isReading: boolean;
  /** It is known not to be in the list: a search or a filter leaves it out. */
  isAbsent: boolean;
  /** It is being edited, and stays whatever the list has become. */
  isEdited: boolean;
};

/** The open entry, and its row in the list; null while it has none. */
export type Open = { entry: JournalEntry | null; row: number | null };

/**
 * The open entry and its row: the named one, or the first row where none is named or the named one does not belong to the list.
 * Nothing is open while the named one is being read, since a key would mean an entry that the person has not chosen.
 */
export function openOf(queue: Queue, named: Named): Open {
  const { rows, status } = queue;
  const row = rowOf(queue, named.id);
  if (row !== -1) return { entry: rows[row] ?? null, row };
  const first = { entry: rows[0] ?? null, row: 0 };
  if (named.id === null || (named.isAbsent && !named.isEdited)) return first;
  if (named.isReading) return { entry: null, row: null };
  if (named.read && (named.isEdited || named.read.review_status === status))
    return { entry: named.read, row: null };
  return first;
}

/** The place of the row that is the entry, or stands for it too; -1 where there is none. */
export function rowOf({ rows, others }: Queue, id: string | null): number {
  if (id === null) return -1;
  const [rowId = id] = [...others].find(([, other]) => other.id === id) ?? [];
  return rows.findIndex((row) => row !== null && row.id === rowId);
}

/**
 * The entry that keys and buttons act on: the open one, as long as the list marks it as that.
 * @param isChanging another list has been asked for, and those rows are not its
 */
export function actedOn({ entry, row }: Open, isChanging: boolean): JournalEntry | null {
  return row === null || isChanging ? null : entry;
}

/** Whether it is still to be seen what there is to act on. */
export function isComing({ row }: Open, isChanging: boolean): boolean {
  return row === null || isChanging;
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
