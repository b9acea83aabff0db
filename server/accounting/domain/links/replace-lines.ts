import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { Books } from '../books';
import type { Entry, EntrySuggestion, Line } from '../journal-entry/entry';
import { newLine, nextPosition } from '../journal-entry/new-entry';
import { isSameParty } from '../journal-entry/on-account';
import { sharedWords, tagsOfEntry, tagsSetSince } from '../journal-entry/said-of-lines';
import type { Replaced } from './link';

/** A line to be placed opposite the bank. `amount` in minor units, greater than 0. */
export type Opposite = Pick<Line, 'ledgerId' | 'side' | 'amount'> &
  Partial<Pick<Line, 'tagIds' | 'onAccount' | 'description'>>;

/** Chosen by nobody: by the service, from what it learned, or not at all. */
export const ownMethods: ReadonlySet<CategorizationMethod> = new Set<CategorizationMethod>([
  'similarity',
  'uncategorized',
]);

/**
 * Whether the entry says already what the link would say: then it stays as it is. What the service only guessed is
 * posted by the link, or it would be judged again.
 */
export function isPostedAgainst(entry: Entry, bankLedgerId: string, opposite: readonly Opposite[]): boolean {
  if (entry.reviewStatus !== 'confirmed' && ownMethods.has(entry.categorizationMethod)) return false;
  const present = entry.lines.filter((line) => line.ledgerId !== bankLedgerId);
  return (
    present.length === opposite.length &&
    entry.lines.every((line) => line.basis === 'all') &&
    present.every(
      (line, index) =>
        line.ledgerId === opposite[index]?.ledgerId &&
        line.side === opposite[index].side &&
        line.amount === opposite[index].amount &&
        isSameParty(line.onAccount, opposite[index].onAccount),
    )
  );
}

/**
 * The transaction's entry with these lines opposite its bank lines, and what they took the place of. A bank line that
 * stands in one of the two books alone is replaced by one in both. The tags that all replaced lines have stay, and so does
 * their description, where they share one and a line has none of its own.
 * @param movement what the bank says: the ledger of its account, and the signed amount in minor units
 */
export function replaceOpposite(
  books: Books,
  entry: Entry,
  movement: { ledgerId: string; amount: bigint },
  opposite: readonly Opposite[],
  own: { method: CategorizationMethod; suggestion: EntrySuggestion | null },
): { after: Entry; replaced: Replaced } {
  const isKept = (line: Line) => line.ledgerId === movement.ledgerId && line.basis === 'all';
  const kept = entry.lines.filter(isKept);
  const inBooks = kept.reduce((sum, line) => sum + signed(line), 0n);
  const missing = movement.amount - inBooks;
  const wanted: Opposite[] =
    missing === 0n ? [...opposite] : [lineOf(movement.ledgerId, missing), ...opposite];
  let position = nextPosition(entry.lines);
  const gone = entry.lines.filter((line) => !isKept(line));
  const stays = sharedWords(gone);
  const placed = wanted.map((line) =>
    newLine(books, {
      ...line,
      tagIds: [...new Set([...(line.tagIds ?? []), ...stays.tagIds])],
      description: line.description || stays.description,
      position: position++,
    }),
  );
  const replaced: Replaced = {
    entryId: entry.id,
    lines: gone.map(({ id: _id, movements: _movements, ...line }) => line),
    placed: placed.map((line) => line.id),
    method: entry.categorizationMethod,
    reviewStatus: entry.reviewStatus,
    suggestion: entry.suggestion,
    isUntouched: entry.suggestion?.atVersion === entry.version,
  };
  const after: Entry = {
    ...entry,
    categorizationMethod: own.method,
    suggestion: own.suggestion,
    lines: [...kept, ...placed],
  };
  return { after, replaced };
}

/**
 * An entry that says already what the link says: its lines stay, and are the link's from now on, so that neither a rule that changes
 * nor a change of many entries puts it elsewhere. Null where it stays all as it is: nobody but a person changes a confirmed one.
 */
export function claimLines(
  entry: Entry,
  own: { method: CategorizationMethod; suggestion: EntrySuggestion | null },
): { after: Entry; replaced: Replaced } | null {
  if (entry.reviewStatus === 'confirmed' || entry.categorizationMethod === own.method) return null;
  return {
    after: { ...entry, categorizationMethod: own.method, suggestion: own.suggestion },
    replaced: { ...replacedOfEntry(entry), lines: [] },
  };
}

/** What is kept of an entry that is taken out of the books whole. */
export function replacedOfEntry(entry: Entry): Replaced {
  return {
    entryId: entry.id,
    lines: entry.lines.map(({ id: _id, movements: _movements, ...line }) => line),
    placed: [],
    method: entry.categorizationMethod,
    reviewStatus: entry.reviewStatus,
    suggestion: entry.suggestion,
    isUntouched: entry.suggestion?.atVersion === entry.version,
  };
}

/**
 * The entry as it was before a link: its lines, its method, its suggestion. Confirmed only if it was before. The entry itself
 * where somebody has changed what the link placed. Tags that a person has set on the entry since stay: it is not
 * judged again, which would lose them.
 */
export function restoreReplaced(books: Books, entry: Entry, replaced: Replaced): Entry {
  const present = new Set(entry.lines.map((line) => line.id));
  if (!replaced.placed.every((id) => present.has(id))) return entry;
  const placed = new Set(replaced.placed);
  const kept = entry.lines.filter((line) => !placed.has(line.id));
  let position = nextPosition(kept);
  const tagIds = tagsSetSince(entry.lines, replaced.lines);
  const back = replaced.lines.map((line) =>
    newLine(books, { ...line, ...(tagIds && { tagIds }), position: position++ }),
  );
  const { suggestion } = replaced;
  const lines = [...kept, ...back];
  const isUntouched = replaced.isUntouched && tagsOfEntry(lines) === null;
  return {
    ...entry,
    categorizationMethod: replaced.method,
    reviewStatus:
      entry.reviewStatus === 'confirmed' && replaced.reviewStatus !== 'confirmed'
        ? 'bookkeeper_pending'
        : entry.reviewStatus,
    notes: entry.notes === replaced.notesGiven ? null : entry.notes,
    suggestion: suggestion && isUntouched ? { ...suggestion, atVersion: entry.version + 1 } : suggestion,
    lines,
  };
}

function lineOf(ledgerId: string, amount: bigint): Opposite {
  return amount > 0n ? { ledgerId, side: 'debit', amount } : { ledgerId, side: 'credit', amount: -amount };
}

function signed({ side, amount }: Line): bigint {
  return side === 'debit' ? amount : -amount;
}
