import type { JournalEntry, LineEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import { numberText } from '@/lib/json';
import type { updateJournalEntries } from '@/server/dashboard/actions/journal-entries';

/** What the service is asked to do to one entry. */
export type EntryChanges = Parameters<typeof updateJournalEntries>[1]['items'][number]['changes'];

/**
 * One change of one entry, stated so that it can be shown before the service has answered, sent on whatever version
 * the entry has by then, and undone.
 */
export type Change =
  | { kind: 'review-status'; to: ReviewStatus }
  | {
      kind: 'ledger';
      /** The line is found by what it says, since a changed line is a new line with a new identifier. */
      line: Pick<LineEntry, 'debit_credit' | 'amount' | 'description' | 'basis'>;
      from: string;
      to: string;
    };

/** The entry as it will be. */
export function applied(entry: JournalEntry, change: Change): JournalEntry {
  if (change.kind === 'review-status') return { ...entry, review_status: change.to };
  const line = lineOf(entry, change);
  if (!line) return entry;
  return {
    ...entry,
    categorization_method: 'manual',
    line_entries: entry.line_entries.map((each) =>
      each === line ? { ...each, ledger_id: change.to } : each,
    ),
  };
}

/** What to send for it, given the entry as the service last told it; null when its line is no longer there. */
export function requestOf(entry: JournalEntry, change: Change): EntryChanges | null {
  if (change.kind === 'review-status') return { review_status: change.to };
  const line = lineOf(entry, change);
  if (!line) return null;
  const { description, debit_credit, basis, tag_ids } = line;
  return {
    line_changes: {
      delete_lines: [line.id],
      create_lines: [
        { ledger_id: change.to, description, debit_credit, basis, tag_ids, amount: numberText(line.amount) },
      ],
    },
  };
}

/** What takes the change back. */
export function inverse(before: JournalEntry, change: Change): Change {
  if (change.kind === 'review-status') return { kind: 'review-status', to: before.review_status };
  return { ...change, from: change.to, to: change.from };
}

function lineOf(entry: JournalEntry, change: Extract<Change, { kind: 'ledger' }>): LineEntry | undefined {
  return entry.line_entries.find(
    (line) =>
      line.ledger_id === change.from &&
      line.debit_credit === change.line.debit_credit &&
      line.description === change.line.description &&
      line.basis === change.line.basis &&
      numberText(line.amount) === numberText(change.line.amount),
  );
}
