import type { JournalEntry, LineEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import { numberText } from '@/lib/json';
import type { updateJournalEntries } from '@/server/dashboard/actions/journal-entries';

/** What the service is asked to do to one entry. */
export type EntryChanges = Parameters<typeof updateJournalEntries>[1]['items'][number]['changes'];

/** What a line says: by this it is found, since a changed line is a new line with a new identifier. */
export type LineWords = Pick<
  LineEntry,
  'ledger_id' | 'debit_credit' | 'amount' | 'description' | 'basis' | 'vendor_id' | 'customer_id'
>;

/** A line that is to be, and the tags that it will have. */
export type NewLine = LineWords & Pick<LineEntry, 'tag_ids'>;

/**
 * One change of one entry, stated so that it can be shown before the service has answered, sent on whatever version
 * the entry has by then, and undone.
 */
export type Change =
  | { kind: 'review-status'; to: ReviewStatus }
  | { kind: 'ledger'; line: Omit<LineWords, 'ledger_id'>; from: string; to: string }
  /** Lines in place of others that come to the same. */
  | { kind: 'lines'; from: readonly NewLine[]; to: readonly NewLine[] }
  /** The lines and the suggestion that were there before another change. */
  | { kind: 'return'; to: Returnable; before: SentChange };

/** What an entry returns to when a change of its lines is undone. */
type Returnable = Pick<
  JournalEntry,
  | 'line_entries'
  | 'categorization_method'
  | 'categorization_confidence'
  | 'categorization_reasons'
  | 'categorization_alternatives'
>;

/** A change on its way: the version of the entry that it was sent on, null until it is sent. */
export type SentChange = { onVersion: number | null };

/** The entry as it will be. */
export function applied(entry: JournalEntry, change: Change): JournalEntry {
  if (change.kind === 'review-status') return { ...entry, review_status: change.to };
  if (change.kind === 'return') return { ...entry, ...change.to };
  const replaced = replacementOf(entry, change);
  const [first] = replaced?.gone ?? [];
  if (!replaced || !first) return entry;
  const { vendor_id: _, customer_id: __, ...kept } = first;
  const come = replaced.come.map((line, index) => ({
    ...kept,
    ...line,
    // A line that changed its ledger alone is still the same line to the user.
    id: index === 0 ? first.id : `${first.id} ${index}`,
  }));
  return {
    ...entry,
    categorization_method: 'manual',
    categorization_confidence: null,
    categorization_reasons: [],
    line_entries: entry.line_entries.flatMap((line) => {
      if (line === first) return come;
      return replaced.gone.includes(line) ? [] : [line];
    }),
  };
}

/** What to send for it, given the entry as last received from the service; null when a line of it is no longer there. */
export function requestOf(entry: JournalEntry, change: Change): EntryChanges | null {
  if (change.kind === 'review-status') return { review_status: change.to };
  if (change.kind === 'return') {
    const { onVersion } = change.before;
    return onVersion === null ? null : { return_to_version: onVersion };
  }
  const replaced = replacementOf(entry, change);
  if (!replaced) return null;
  return {
    line_changes: {
      delete_lines: replaced.gone.map((line) => line.id),
      create_lines: replaced.come.map((line) => ({
        ledger_id: line.ledger_id,
        description: line.description,
        debit_credit: line.debit_credit,
        basis: line.basis,
        tag_ids: line.tag_ids,
        amount: numberText(line.amount),
        ...(line.vendor_id && { vendor_id: line.vendor_id }),
        ...(line.customer_id && { customer_id: line.customer_id }),
      })),
    },
  };
}

/**
 * What takes the change back.
 * @param shown the entry before it, as the person saw it
 */
export function inverse(shown: JournalEntry, change: Change, sent: SentChange): Change {
  if (change.kind === 'review-status') return { kind: 'review-status', to: shown.review_status };
  const { line_entries, categorization_method, categorization_confidence } = shown;
  const { categorization_reasons, categorization_alternatives } = shown;
  const to = {
    line_entries,
    categorization_method,
    categorization_confidence,
    categorization_reasons,
    categorization_alternatives,
  };
  return { kind: 'return', to, before: sent };
}

type Replacement = { gone: LineEntry[]; come: NewLine[] };

function replacementOf(
  entry: JournalEntry,
  change: Extract<Change, { kind: 'ledger' | 'lines' }>,
): Replacement | null {
  if (change.kind === 'lines') {
    const gone = linesSaying(entry, change.from);
    return gone && { gone, come: [...change.to] };
  }
  const gone = linesSaying(entry, [{ ...change.line, ledger_id: change.from }]);
  // Whom a line names belongs to its ledger.
  const come = gone?.map(({ vendor_id: _, customer_id: __, ...line }) => ({ ...line, ledger_id: change.to }));
  return gone && come ? { gone, come } : null;
}

/** The entry's lines that say so, each once; null when one is missing. */
function linesSaying(entry: JournalEntry, words: readonly LineWords[]): LineEntry[] | null {
  const found: LineEntry[] = [];
  for (const each of words) {
    const line = entry.line_entries.find((one) => !found.includes(one) && saysTheSame(one, each));
    if (!line) return null;
    found.push(line);
  }
  return found;
}

function saysTheSame(line: LineWords, words: LineWords): boolean {
  return (
    line.ledger_id === words.ledger_id &&
    line.debit_credit === words.debit_credit &&
    line.description === words.description &&
    line.basis === words.basis &&
    (line.vendor_id ?? null) === (words.vendor_id ?? null) &&
    (line.customer_id ?? null) === (words.customer_id ?? null) &&
    numberText(line.amount) === numberText(words.amount)
  );
}
