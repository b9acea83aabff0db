import type { JournalEntryReverse } from '@/lib/contract/journal-entry';
import { longestDescription } from '@/lib/contract/limits';
import { conflict, type Problem } from '@/lib/contract/problem';
import type { Instant } from '@/lib/dates/instant';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Creation } from '../postings/posting';
import { refuseReversal } from '../postings/refuse-posting-change';
import type { Entry } from './entry';
import { newEntry, newLine } from './new-entry';

/**
 * The reversal that a person asks for, or why it is refused: what belongs to a transaction, a bill or an invoice is
 * corrected there, and what is reversed already is not reversed twice.
 * @param reversedBy the entry that reverses the original already, if there is one
 * @param bringsBack the entry that counts again with the reversal, where the original is a reversal itself
 */
export function reverseEntry(
  books: Books,
  original: Entry,
  { datetime, description }: JournalEntryReverse,
  reversedBy: string | null,
  bringsBack: string | null,
): Result<Creation, Problem> {
  const belongs = refuseReversal(original);
  if (belongs) return refuse(belongs);
  if (reversedBy !== null) {
    return refuse({ code: 'conflict', detail: `The entry is already reversed by ${reversedBy}.` });
  }
  const after = reversalOf(books, original, {
    datetime: datetime ?? original.datetime,
    bringsBack,
    ...(description ? { description } : wordsAfter('Reversal of', original)),
  });
  const inVain = refuseReversedBeforeStart(books, original, after, '/datetime');
  return inVain ? refuse(inVain) : accept({ after, datetimePath: '/datetime' });
}

/**
 * Why a reversal is not dated before the start of the books, if it is not: an entry that is in the books would count on, and be called
 * reversed. One of before the start may be reversed after it, such as an accrual that is among the opening balances.
 * @param path JSON pointer of the day in the request
 */
export function refuseReversedBeforeStart(
  { entriesStart }: Pick<Books, 'entriesStart'>,
  original: Pick<Entry, 'isBeforeStart'>,
  reversal: Pick<Entry, 'isBeforeStart'>,
  path: string,
): Problem | null {
  if (original.isBeforeStart || !reversal.isBeforeStart) return null;
  const detail = `The books start at ${entriesStart}: a reversal before it would take nothing back of an entry that is in the books.`;
  return conflict(path, 'reversed_before_start', detail);
}

/** The same lines with sides exchanged: together the two entries leave every balance as it was, also of cash movements. */
export function reversalOf(
  books: Books,
  original: Entry,
  own: { datetime: Instant; description: string } & Partial<
    Pick<Entry, 'cleanDescription' | 'categorizationMethod' | 'reviewStatus' | 'bringsBack' | 'notes'>
  >,
): Entry {
  return newEntry(books, {
    ...own,
    billId: original.billId,
    invoiceId: original.invoiceId,
    creditNoteId: original.creditNoteId,
    reversalOf: original.id,
    lines: original.lines.map((line, position) =>
      newLine(books, { ...line, position, side: line.side === 'debit' ? 'credit' : 'debit' }),
    ),
  });
}

/** What an entry says of itself: the description, and the title by which it is known. */
export type EntryWords = Pick<Entry, 'description' | 'cleanDescription'>;

/** The words of an entry about another one, such as its reversal. */
export function wordsAfter(words: string, of: EntryWords): EntryWords {
  return {
    description: cutDescription(`${words} ${of.description}`),
    cleanDescription: cutDescription(`${words} ${of.cleanDescription}`),
  };
}

/** The text, cut to what the contract allows, never within a surrogate pair. */
export function cutDescription(text: string): string {
  const cut = text.slice(0, longestDescription);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
