import type { Books } from '../books';
import { cleanDescription } from '../categorization/payees/clean-description';
import type { Entry, Line } from './entry';

/** What must be said of a new entry; the rest is as it is for an entry that a person writes, unless it is said. */
export type EntryToBe = Pick<Entry, 'description' | 'datetime' | 'lines'> &
  Partial<
    Pick<
      Entry,
      | 'cleanDescription'
      | 'reviewStatus'
      | 'transactionId'
      | 'billId'
      | 'invoiceId'
      | 'creditNoteId'
      | 'reversalOf'
      | 'bringsBack'
      | 'categorizationMethod'
      | 'suggestion'
      | 'lastSuggestion'
      | 'notes'
    >
  >;

/** A new entry with its identifier, at version 1, pending review unless said otherwise. */
export function newEntry(books: Books, own: EntryToBe): Entry {
  return {
    id: books.newId('journal_entry'),
    description: own.description,
    cleanDescription: own.cleanDescription ?? cleanDescription(own.description),
    datetime: own.datetime,
    isReconciled: false,
    reviewStatus: own.reviewStatus ?? books.postsAs ?? 'bookkeeper_pending',
    transactionId: own.transactionId ?? null,
    billId: own.billId ?? null,
    invoiceId: own.invoiceId ?? null,
    creditNoteId: own.creditNoteId ?? null,
    reversalOf: own.reversalOf ?? null,
    reversedBy: null,
    bringsBack: own.bringsBack ?? null,
    categorizationMethod: own.categorizationMethod ?? 'manual',
    suggestion: own.suggestion ?? null,
    lastSuggestion: own.lastSuggestion ?? null,
    judgedAt: null,
    judgedFrom: null,
    answeredAt: null,
    isBeforeStart: own.datetime < books.entriesStart,
    notes: own.notes ?? null,
    version: 1,
    createdAt: books.now,
    updatedAt: books.now,
    lines: own.lines,
  };
}

/** What must be said of a new line. `amount` in minor units, greater than 0. */
export type LineToBe = Pick<Line, 'position' | 'ledgerId' | 'side' | 'amount'> &
  Partial<Pick<Line, 'description' | 'basis' | 'tagIds' | 'paymentId' | 'onAccount'>>;

/** A new line with its identifier. Its cash movements are computed once its whole entry is known. */
export function newLine(books: Pick<Books, 'newId'>, own: LineToBe): Line {
  return {
    id: books.newId('line_entry'),
    position: own.position,
    ledgerId: own.ledgerId,
    description: own.description ?? '',
    side: own.side,
    amount: own.amount,
    basis: own.basis ?? 'all',
    tagIds: own.tagIds ?? [],
    paymentId: own.paymentId ?? null,
    onAccount: own.onAccount ?? null,
    movements: [],
  };
}

/** The position after the last of these lines. */
export function nextPosition(lines: readonly { position: number }[]): number {
  return lines.reduce((next, line) => Math.max(next, line.position + 1), 0);
}
