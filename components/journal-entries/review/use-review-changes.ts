import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWithdrawQuestions } from '@/components/tasks/use-withdraw-questions';
import { showToast } from '@/components/ui/toast';
import type { JournalEntry, LineEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import { countOf, formatCount } from '@/lib/format/count';
import type { NewLine } from '../changes/change';
import type { EntryChanges } from '../changes/entry-changes';
import { changeableLine, type LedgerIndex, ledgerName, summarize, titleOf } from '../entry-summary';
import { placeAfter } from './selection';

type ChangesInput = {
  changes: EntryChanges;
  ledgers: LedgerIndex;
  currency: string;
  entries: readonly JournalEntry[];
  /** The selected entries, or else the open one. */
  targets: readonly JournalEntry[];
  placeId: string | null;
  goTo: (id: string | null) => void;
  onDone: () => void;
};

const verbs: Record<ReviewStatus, string> = {
  confirmed: 'Confirmed',
  business_pending: 'Sent to the owner:',
  bookkeeper_pending: 'Returned to review:',
};

export type ReviewChanges = ReturnType<typeof useReviewChanges>;

/** What can be done to the entries of the queue. Each act says what it did, and can be undone. */
export function useReviewChanges(input: ChangesInput) {
  const { changes, ledgers, currency, entries, targets, placeId, goTo, onDone } = input;
  const { locale } = useLocale();
  const [said, setSaid] = useState('');
  const withdrawQuestions = useWithdrawQuestions((entry) => changes.learn(entry));
  const nameOf = (some: readonly JournalEntry[]) => {
    const [first, ...others] = some;
    return first && others.length === 0 ? titleOf(first) : countOf(some.length, 'entry', 'entries', locale);
  };

  /** Moves the targets to another status and goes on to the row after them. */
  const setStatus = (to: ReviewStatus) => {
    const moving = targets.filter((entry) => entry.review_status !== to);
    if (moving.length === 0) return;
    const name = `${verbs[to]} ${nameOf(moving)}`;
    const order = entries.map((entry) => entry.id);
    goTo(placeAfter(order, placeId, new Set(moving.map((entry) => entry.id))));
    changes.act(
      name,
      moving.map((entry) => ({ entry, change: { kind: 'review-status', to } })),
    );
    setSaid(name);
    onDone();
  };

  /** Goes on to the row after entries that have just become others, as the service tells them. */
  const goOnAfterAsking = (told: readonly JournalEntry[]) => {
    const order = entries.map((entry) => entry.id);
    const ids = told.map((entry) => entry.id);
    goTo(placeAfter(order, placeId, new Set(ids)));
    for (const entry of told) changes.learn(entry);
    const name = `Asked the owner about ${nameOf(told)}`;
    changes.note(name, ids[0] ?? '', () => void withdrawQuestions(ids));
    setSaid(name);
    onDone();
  };

  /** Puts other lines in place of some that come to the same, and stays at the entry. */
  const divide = (entry: JournalEntry, from: readonly NewLine[], to: readonly NewLine[]) => {
    const name = `Split ${titleOf(entry)} in ${formatCount(to.length, locale)}`;
    changes.act(name, [{ entry, change: { kind: 'lines', from, to } }]);
    setSaid(name);
  };

  const putOn = (pairs: readonly { entry: JournalEntry; line: LineEntry }[], to: string) => {
    const moving = pairs.filter(({ line }) => line.ledger_id !== to);
    if (moving.length === 0) return;
    const name = `Moved ${nameOf(moving.map(({ entry }) => entry))} to ${ledgerName(ledgers, to)}`;
    changes.act(
      name,
      moving.map(({ entry, line }) => ({
        entry,
        change: { kind: 'ledger', line, from: line.ledger_id, to },
      })),
    );
    setSaid(name);
  };

  /** Puts every target with one line beside the bank's on the ledger. */
  const putTargetsOn = (to: string) => {
    const pairs = targets.flatMap((entry) => {
      const line = changeableLine(summarize(entry, ledgers, currency));
      return line ? [{ entry, line }] : [];
    });
    putOn(pairs, to);
    const left = targets.length - pairs.length;
    if (left > 0) {
      showToast({
        title: `${countOf(left, 'entry was', 'entries were', locale)} not changed`,
        detail: 'They have several lines. Open them to choose which one to change.',
      });
    }
  };

  const undo = () => {
    const step = changes.undo();
    setSaid(step ? `Undone: ${step.name}` : 'Nothing to undo');
    const entryId = step?.beside?.entryId ?? step?.parts[0]?.entryId;
    if (entryId) goTo(entryId);
  };

  return { said, say: setSaid, setStatus, goOnAfterAsking, divide, putOn, putTargetsOn, undo };
}
