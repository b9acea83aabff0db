import type { JournalEntry } from '@/lib/contract/journal-entry';
import { numberText } from '@/lib/json';

/** What an entry and each of its lines say, beside the ledgers and amounts; no key of what was judged. */
const saidKeys =
  'review_status description clean_description datetime notes is_reconciled answered_at line_entries id tag_ids vendor_id customer_id'.split(
    ' ',
  );

/**
 * Whether a later version says of the entry what the earlier one said: only its suggestion was judged again, to the same
 * ledgers. What was decided on the one holds on the other.
 */
export function isOnlyRejudged(before: JournalEntry, now: JournalEntry): boolean {
  return now.version > before.version && textOfEntry(before) === textOfEntry(now);
}

/** What the entry says, whatever is suggested for it. */
export function textOfEntry(entry: JournalEntry): string {
  return JSON.stringify(entry, saidKeys) + linesText(entry);
}

/** The lines by what they say. */
export function linesText(entry: JournalEntry): string {
  return entry.line_entries
    .map((line) => [line.ledger_id, line.debit_credit, numberText(line.amount), line.basis].join(' '))
    .sort()
    .join('\n');
}
