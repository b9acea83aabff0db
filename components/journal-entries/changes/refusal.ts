import type { ClientProblem } from '@/lib/client/client';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { dayOf } from '@/lib/dates/instant';
import { numberText } from '@/lib/json';
import { type LedgerIndex, ledgerName } from '../entry-summary';
import { whyLinesStay } from '../lines-stay';
import type { Change } from './change';

/** Which items of a bulk request a problem names (`/3/version`); all of them when it names none. */
export function faultyIndexes(problem: ClientProblem, count: number): ReadonlySet<number> {
  const named = (problem.errors ?? []).flatMap((fault) => {
    const index = /^\/(?:items\/)?(\d+)(?:\/|$)/.exec(fault.path)?.[1];
    return index !== undefined && Number(index) < count ? [Number(index)] : [];
  });
  return new Set(named.length > 0 ? named : Array.from({ length: count }, (_, index) => index));
}

type Refused = { before: JournalEntry; now: JournalEntry | null; changes: readonly Change[] };

/** Whether what was refused is a split that can be tried again: one typed its lines, and the entry can still be divided. */
export function isSplitRefused({ before, now, changes }: Refused): boolean {
  return changes.some(({ kind }) => kind === 'lines') && whyLinesStay(now ?? before) === null;
}

const statusWords = {
  bookkeeper_pending: 'returned it to review',
  business_pending: 'sent it to the owner',
  confirmed: 'confirmed it',
} as const;

/** Who changed the entry meanwhile, a person or the service by a new suggestion, and what. */
export function changedMeanwhile(before: JournalEntry, now: JournalEntry, ledgers: LedgerIndex): string {
  const isSuggestion =
    now.categorization_method !== 'manual' &&
    now.review_status === 'bookkeeper_pending' &&
    before.review_status === 'bookkeeper_pending' &&
    linesText(before) !== linesText(now);
  const what = isSuggestion
    ? `Its suggestion has changed to ${newLedgers(before, now)
        .map((id) => ledgerName(ledgers, id))
        .join(', ')} meanwhile.`
    : `Somebody else ${differences(before, now, ledgers)} meanwhile.`;
  return `${what} Check the entry and try again.`;
}

/** What an entry and each of its lines say, beside the ledgers and amounts; no key of what was judged. */
const saidKeys =
  'review_status description clean_description datetime notes is_reconciled answered_at line_entries id tag_ids vendor_id customer_id'.split(
    ' ',
  );

/**
 * Whether a later version says of the entry what the earlier one said: only its suggestion was judged again, to the same
 * ledgers. What was decided on the one holds on the other.
 */
export function isSaidTheSame(before: JournalEntry, now: JournalEntry): boolean {
  return now.version > before.version && wordsOf(before) === wordsOf(now);
}

function wordsOf(entry: JournalEntry): string {
  return JSON.stringify(entry, saidKeys) + linesText(entry);
}

/** What somebody else did to the entry, as the end of "Somebody else …"; lines are compared by what they say. */
export function differences(before: JournalEntry, now: JournalEntry, ledgers: LedgerIndex): string {
  const sentences: string[] = [];
  const isOther = <Key extends keyof JournalEntry>(key: Key) => before[key] !== now[key];
  if (isOther('review_status')) sentences.push(statusWords[now.review_status]);
  if (isOther('description')) sentences.push(`changed the description to “${now.description}”`);
  if (isOther('datetime')) sentences.push(`changed the date to ${dayOf(now.datetime)}`);
  if (isOther('notes')) sentences.push('changed the notes');
  if (isOther('is_reconciled'))
    sentences.push(now.is_reconciled ? 'reconciled it' : 'removed the reconciliation');
  if (linesText(before) !== linesText(now)) {
    const names = newLedgers(before, now).map((id) => ledgerName(ledgers, id));
    sentences.push(names.length > 0 ? `changed the ledger to ${names.join(', ')}` : 'changed its lines');
  }
  const last = sentences.pop() ?? 'changed it';
  return sentences.length > 0 ? `${sentences.join(', ')} and ${last}` : last;
}

function linesText(entry: JournalEntry): string {
  return entry.line_entries
    .map((line) => [line.ledger_id, line.debit_credit, numberText(line.amount), line.basis].join(' '))
    .sort()
    .join('\n');
}

function newLedgers(before: JournalEntry, now: JournalEntry): string[] {
  const old = new Set(before.line_entries.map((line) => line.ledger_id));
  return [...new Set(now.line_entries.map((line) => line.ledger_id))].filter((id) => !old.has(id));
}
