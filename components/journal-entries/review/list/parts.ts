import type { JournalEntryOutline, ListedJournalEntry } from '@/lib/contract/journal-entry';

/** A part of a list: the entries after one token, through the one of another. */
export type Part = { from: string | null; through: string | null; length: number };

/** The only part of a list that has no outline: all that it has, or its first page until the outline is there. */
export const onlyPart: Part = { from: null, through: null, length: 0 };

/** The parts of a list by its outline. */
export function partsOf({ count, every, tokens }: JournalEntryOutline): Part[] {
  return Array.from({ length: tokens.length + 1 }, (_, at) => ({
    from: tokens[at - 1] ?? null,
    through: tokens[at] ?? null,
    length: at < tokens.length ? every : Math.max(0, count - every * tokens.length),
  }));
}

/** A row of the list: an entry, or the place of one that is not read yet. */
export type Row<Entry> = Entry | null;

/** The list with places for what is not read, and beside each row the index of its part. */
export type Rows<Entry> = { rows: Row<Entry>[]; partOf: number[] };

/**
 * Puts the parts together.
 * @param shown what of a part that was read is shown
 */
export function joinParts<Entry>(
  parts: readonly Part[],
  read: readonly (readonly ListedJournalEntry[] | undefined)[],
  shown: (entries: readonly ListedJournalEntry[]) => readonly Entry[],
): Rows<Entry> {
  const rows: Row<Entry>[] = [];
  const partOf: number[] = [];
  parts.forEach(({ length }, part) => {
    const entries = read[part];
    const own: readonly Row<Entry>[] = entries ? shown(entries) : new Array<null>(length).fill(null);
    for (const row of own) {
      rows.push(row);
      partOf.push(part);
    }
  });
  return { rows, partOf };
}

/** The parts that rows are of, and of those near them. */
export function partsNear(partOf: readonly number[], first: number, last: number, margin: number): number[] {
  const from = partOf[Math.max(0, first - margin)];
  const to = partOf[Math.min(partOf.length - 1, last + margin)];
  if (from === undefined || to === undefined) return [0];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
