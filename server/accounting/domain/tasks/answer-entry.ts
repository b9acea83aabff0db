import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import { reasonOfAnswer } from '@/lib/contract/owner-answer';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { isLocked } from '../journal-entry/books-lock';
import { categorizedLine } from '../journal-entry/categorized-line';
import type { Entry } from '../journal-entry/entry';
import { newLine } from '../journal-entry/new-entry';
import { isInReversalPair } from '../journal-entry/reversal-pair';

/** A ledger that a bill, an invoice or a link decides is not changed by an answer. */
const replaceable: ReadonlySet<CategorizationMethod> = new Set([
  'manual',
  'rule',
  'similarity',
  'uncategorized',
]);
const mostAlternatives = 2;

/**
 * The entry with the ledger that the business answered, as a suggestion that no later judging replaces; the ledgers before it
 * stay as alternatives. The same entry where an answer cannot change it: confirmed, reconciled, locked, split, or of a
 * document or link. No confidence is given, because how often answers are right is not measured.
 * @param word what the business calls the ledger
 */
export function answerEntry(
  books: Books,
  entry: Entry,
  chart: Pick<Chart, 'ledgers'>,
  ledgerId: string,
  word: string,
): Entry {
  const line = categorizedLine(entry, chart);
  const isOpen =
    entry.reviewStatus !== 'confirmed' &&
    !entry.isReconciled &&
    !isLocked(books.lockedThrough, entry.datetime) &&
    replaceable.has(entry.categorizationMethod) &&
    !isInReversalPair(entry) &&
    (entry.billId ?? entry.invoiceId ?? entry.creditNoteId) === null;
  if (!line || !isOpen || line.paymentId !== null) return entry;
  const { description, position, side, amount, basis, tagIds } = line;
  const answered = newLine(books, { ledgerId, description, position, side, amount, basis, tagIds });
  return {
    ...entry,
    categorizationMethod: 'similarity',
    suggestion: {
      confidence: null,
      reasons: [reasonOfAnswer(word)],
      alternatives: alternativesOf(entry, line.ledgerId, ledgerId),
      // Not the version that this makes: the service does not judge again what a person has said.
      atVersion: entry.version,
    },
    lines:
      line.ledgerId === ledgerId ? entry.lines : entry.lines.map((each) => (each === line ? answered : each)),
  };
}

function alternativesOf({ suggestion }: Entry, before: string, answered: string) {
  const confidence = suggestion?.confidence ?? null;
  const was = confidence === null ? [] : [{ ledgerId: before, confidence }];
  return [...was, ...(suggestion?.alternatives ?? [])]
    .filter(({ ledgerId }) => ledgerId !== answered)
    .slice(0, mostAlternatives);
}
