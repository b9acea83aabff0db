import type { RefObject } from 'react';
import type { TakeBack } from '@/components/tasks/use-withdraw-questions';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/toast';
import type { LeftReason } from '@/lib/contract/entry-change';
import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import { countOf } from '@/lib/format/count';
import type { EntryChanges, Outcome } from '../changes/entry-changes';
import { type LedgerIndex, titleOf } from '../entry-summary';
import type { Pair } from '../links/entry-links';
import { previewOf } from './left-entries';
import { leftNotice } from './left-words';
import { isSamePlace, type Place } from './review-place';
import { placeAfter } from './selection';
import { useLineChanges } from './use-line-changes';
import { useStatusMessage } from './use-status-message';

type ChangesInput = {
  changes: EntryChanges;
  ledgers: LedgerIndex;
  entries: readonly JournalEntry[];
  /** The selected entries, or else the open one. */
  targets: readonly JournalEntry[];
  /** The open entry, or the one that is being read. */
  placeId: string | null;
  /** Where the person is by the time that something is answered. */
  here: RefObject<Place | null>;
  goTo: (id: string | null) => void;
  onDone: () => void;
  /** The transfers whose two legs are one row. */
  pairs: ReadonlyMap<string, Pair>;
  /** Why an entry is not confirmed with others; null where it is. */
  leftReasonOf: (entry: JournalEntry) => LeftReason | null;
  /** These stay selected: nothing could be done to them. */
  onLeft: (entries: readonly JournalEntry[]) => void;
};

/** What is shown while an act is on its way, and once it is saved. */
export const verbs: Record<ReviewStatus, [doing: string, done: string]> = {
  confirmed: ['Confirming', 'Confirmed'],
  business_pending: ['Sending to the owner:', 'Sent to the owner:'],
  bookkeeper_pending: ['Returning to review:', 'Returned to review:'],
};

function withOtherLeg(entry: JournalEntry, pairs: ReadonlyMap<string, Pair>): JournalEntry[] {
  const pair = pairs.get(entry.id);
  return pair ? [entry, pair.other] : [entry];
}

export type ReviewChanges = ReturnType<typeof useReviewChanges>;

/** What can be done to the entries of the queue. Each act says what it did, and can be undone. */
export function useReviewChanges(input: ChangesInput) {
  const { changes, ledgers, entries, targets, placeId, goTo, onDone, onLeft } = input;
  const { pairs, leftReasonOf, here } = input;
  const locale = useLocale();
  const { message, show, showWhile, tell } = useStatusMessage();
  const nameOf = (some: readonly JournalEntry[]) => {
    const [first, ...others] = some;
    return first && others.length === 0 ? titleOf(first) : countOf(some.length, 'entry', 'entries', locale);
  };

  /** Stays at the open entry, wherever the list puts it; where a refusal takes it from the list, goes on to the row after it. */
  const stay = (outcome: Promise<Outcome>) => {
    goTo(placeId);
    const open = entries.find(({ id }) => id === placeId);
    if (!open) return;
    const order = entries.map(({ id }) => id);
    void outcome.then(() => {
      const isLeft = changes.current().view(open).review_status !== open.review_status;
      if (isLeft && here.current?.at === placeId) goTo(placeAfter(order, placeId, new Set([open.id])));
    });
  };
  const lines = useLineChanges({ changes, ledgers, targets, tell, nameOf, stay });

  /**
   * Moves entries to another status and goes on to the row after them.
   * @param isElsewhere the person has gone on since this was asked: what they are at stays, unless it leaves itself
   */
  const setStatus = (to: ReviewStatus, some = targets, isElsewhere = false) => {
    const moving = some
      .flatMap((entry) => withOtherLeg(entry, pairs))
      .filter((entry) => entry.review_status !== to);
    if (moving.length === 0) return;
    const [doing, done] = verbs[to].map((verb) => `${verb} ${nameOf(moving)}`) as [string, string];
    const order = entries.map((entry) => entry.id);
    const leaving = new Set(moving.map((entry) => entry.id));
    const hasLeft = here.current === null;
    if (!isElsewhere || (!hasLeft && placeId !== null && leaving.has(placeId)))
      goTo(placeAfter(order, placeId, leaving));
    const outcome = changes.act(
      done,
      moving.map((entry) => ({ entry, change: { kind: 'review-status', to } })),
    );
    tell(doing, done, outcome);
    if (!isElsewhere) onDone();
  };

  /** Goes to the entry, and gives what goes on from there to another, unless the person has gone elsewhere by then. */
  const goFirstTo = (id: string | null) => {
    const begun = here.current && { ...here.current, at: id };
    goTo(id);
    return (nextId: string) => {
      if (isSamePlace(begun, here.current)) goTo(nextId);
    };
  };

  /**
   * Goes on to the row after the entry, which is about to leave with all that are posted from these transactions. Gives what
   * comes back to it where it stays after all.
   */
  const goOnFrom = (entry: JournalEntry, transactionIds: readonly (string | null)[]) => {
    const order = entries.map(({ id }) => id);
    const leaving = entries.filter(
      ({ id, transaction_id }) =>
        id === entry.id || (transaction_id !== null && transactionIds.includes(transaction_id)),
    );
    const goBackTo = goFirstTo(placeAfter(order, placeId, new Set(leaving.map(({ id }) => id))));
    return () => goBackTo(entry.id);
  };

  /** Confirms the targets that are ready; the others stay selected. */
  const confirm = () => {
    const left = targets.filter((entry) => leftReasonOf(entry) !== null);
    setStatus(
      'confirmed',
      targets.filter((entry) => leftReasonOf(entry) === null),
    );
    const notice = leftNotice(previewOf(left, leftReasonOf).left, 'confirmed', locale);
    if (!notice) return;
    onLeft(left);
    showToast(notice);
  };

  /**
   * Goes on to the row after entries that have just become others, as the service tells them.
   * @param takeBack withdraws what was asked, and tells of each entry as it is then
   * @param hasOwner whether there is an owner who can read it
   */
  const goOnAfterAsking = (asked: readonly JournalEntry[], takeBack: TakeBack, hasOwner: boolean) => {
    const order = entries.map((entry) => entry.id);
    const ids = asked.map((entry) => entry.id);
    goTo(placeAfter(order, placeId, new Set(ids)));
    for (const entry of asked) changes.learn(entry);
    const name = hasOwner ? `Asked the owner about ${nameOf(asked)}` : `Kept for an owner: ${nameOf(asked)}`;
    changes.note(name, ids[0] ?? '', () => takeBack((entry) => changes.learn(entry)));
    show(name);
    onDone();
  };

  const undo = () => {
    const undone = changes.undo();
    if (!undone) return show('Nothing to undo');
    const { step, done, shown } = undone;
    tell(`Undoing: ${step.name}`, `Undone: ${step.name}`, done);
    const goOnTo = goFirstTo(step.beside?.entryId ?? step.parts[0]?.entryId ?? placeId);
    void shown.then((id) => id && goOnTo(id));
    // What stays as it is may be in another list.
    void done.then(({ saved }) => saved === 0 && placeId !== null && goOnTo(placeId));
  };

  return {
    message,
    show,
    showWhile,
    setStatus,
    confirm,
    goOnFrom,
    goOnAfterAsking,
    learn: (entry: JournalEntry) => changes.learn(entry),
    ...lines,
    undo,
  };
}
