import { changedBy } from '@/lib/client/changed-by';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { dayOf } from '@/lib/dates/instant';
import { countOf } from '@/lib/format/count';
import { type LedgerIndex, ledgerName, titleOf } from '../entry-summary';
import { isGone, refusalSentence } from '../refusal-sentence';
import { whyLinesStay } from '../why-lines-stay';
import { linesText, textOfEntry } from './only-rejudged';
import type { Refusal } from './refused-change';

/** Whether what was refused is a split that can be tried again: one typed its lines, and the entry can still be divided. */
export function isSplitRefused({
  before,
  now,
  changes,
  problem,
}: Pick<Refusal, 'before' | 'now' | 'changes' | 'problem'>): boolean {
  return (
    !isGone(problem) && changes.some(({ kind }) => kind === 'lines') && whyLinesStay(now ?? before) === null
  );
}

const statusWords = {
  bookkeeper_pending: 'returned it to review',
  business_pending: 'sent it to the owner',
  confirmed: 'confirmed it',
} as const;

const already = {
  bookkeeper_pending: 'back in review already',
  business_pending: 'with the owner already',
  confirmed: 'confirmed already',
} as const;

type Notice = { tone: 'bad' | 'plain'; title: string; detail: string };

/** Whether somebody else has brought the entry where the change was to bring it, and did nothing else to it. */
export function isDoneAlready({ before, now, changes }: Refusal): boolean {
  return (
    now !== null &&
    changes.every((each) => each.kind === 'review-status' && each.to === now.review_status) &&
    textOfEntry({ ...before, review_status: now.review_status }) === textOfEntry(now)
  );
}

/** Why the change of an entry did not take place. */
export function refusalNotice(refusal: Refusal, ledgers: LedgerIndex): Notice {
  const { before, now, problem, isUndo } = refusal;
  const title = `${titleOf(before)} was ${isUndo ? 'left as it is' : 'not changed'}`;
  if (!now) return { tone: 'bad', title, detail: refusalSentence(problem) };
  const then = isUndo ? 'Your change was not undone.' : 'Check the entry and try again.';
  const who = changedBy(problem, before.id);
  return { tone: 'bad', title, detail: `${changedMeanwhile(before, now, ledgers, who)} ${then}` };
}

/** The entries that are where they were to be; null where there are none. */
export function doneNotice(done: readonly Refusal[], locale: string): Notice | null {
  const [first] = done;
  if (!first?.now) return null;
  const { review_status: status } = first.now;
  const subjects = new Set(done.map(({ before, problem }) => changedBy(problem, before.id)));
  const who = subjects.size === 1 ? changedBy(first.problem, first.before.id) : changedBy({}, '');
  const what = done.length === 1 ? titleOf(first.before) : countOf(done.length, 'entry', 'entries', locale);
  return {
    tone: 'plain',
    title: `${what} ${done.length === 1 ? 'is' : 'are'} ${already[status]}`,
    detail: `${who} ${statusWords[status].replace('it', done.length === 1 ? 'it' : 'them')} meanwhile.`,
  };
}

/** Those that are not told one by one; null where there are none. */
export function restNotice(rest: readonly Refusal[], locale: string): Notice | null {
  const [first] = rest;
  if (!first) return null;
  const title = `${countOf(rest.length, 'more entry was', 'more entries were', locale)} not changed`;
  const isStale = rest.every(({ now }) => now !== null);
  const detail = isStale
    ? 'They have changed meanwhile. Check them and try again.'
    : refusalSentence(first.problem);
  return { tone: 'bad', title, detail };
}

/**
 * Who changed the entry meanwhile, a person or the service by a new suggestion, and what.
 * @param who the person, as the subject of the sentence
 */
export function changedMeanwhile(
  before: JournalEntry,
  now: JournalEntry,
  ledgers: LedgerIndex,
  who: string,
): string {
  const isSuggestion =
    now.categorization_method !== 'manual' &&
    now.review_status === 'bookkeeper_pending' &&
    before.review_status === 'bookkeeper_pending' &&
    linesText(before) !== linesText(now);
  if (!isSuggestion) return `${who} ${differences(before, now, ledgers)} meanwhile.`;
  const names = newLedgers(before, now).map((id) => ledgerName(ledgers, id));
  return `Its suggestion has changed to ${names.join(', ')} meanwhile.`;
}

/** What somebody did to the entry, as the end of a sentence about them; lines are compared by what they say. */
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

function newLedgers(before: JournalEntry, now: JournalEntry): string[] {
  const old = new Set(before.line_entries.map((line) => line.ledger_id));
  return [...new Set(now.line_entries.map((line) => line.ledger_id))].filter((id) => !old.has(id));
}
