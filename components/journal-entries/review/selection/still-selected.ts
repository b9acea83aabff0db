import type { JournalEntry } from '@/lib/contract/journal-entry';
import { linesText } from '../../changes/only-rejudged';
import { isCertain } from '../../provenance';

/** A selected row as it was when it was selected. */
export type SelectedRow = {
  entry: JournalEntry;
  wasCertain: boolean;
  /** The list that it was last seen in; null where not all of that was read. */
  list: string | null;
};

type Listed = {
  ids: ReadonlySet<string>;
  /** The rows that the person saw when the latest were selected. */
  before: readonly JournalEntry[];
  now: readonly JournalEntry[];
  /** Which list it is; null while not all of it is read. */
  list: string | null;
  certainFrom: number;
};

/**
 * The selected rows that are not what was selected any more: they say something else, are no longer certain, or have left the list.
 * @param rows those selected so far; is brought up to date
 */
export function changedRows(
  rows: Map<string, SelectedRow>,
  { ids, before, now, list, certainFrom }: Listed,
): JournalEntry[] {
  for (const id of [...rows.keys()]) if (!ids.has(id)) rows.delete(id);
  if (ids.size === 0) return [];
  for (const entry of [...before, ...now])
    if (ids.has(entry.id) && !rows.has(entry.id))
      rows.set(entry.id, { entry, wasCertain: isCertain(entry, certainFrom), list });
  const listed = new Map(now.map((entry) => [entry.id, entry]));
  const isChanged = (row: SelectedRow) => {
    const entry = listed.get(row.entry.id);
    if (!entry) return list !== null && row.list === list;
    row.list = list;
    return (
      entry !== row.entry &&
      (textOf(entry) !== textOf(row.entry) || (row.wasCertain && !isCertain(entry, certainFrom)))
    );
  };
  return [...rows.values()].filter(isChanged).map(({ entry }) => entry);
}

const saidKeys = ['description', 'clean_description', 'datetime', 'notes'];

/** What a person decides on who confirms the entry with others, whoever suggested it. */
function textOf(entry: JournalEntry): string {
  return JSON.stringify(entry, saidKeys) + linesText(entry);
}
