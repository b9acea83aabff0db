import type { TakeBack } from '@/components/tasks/use-withdraw-questions';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import type { LeftReason } from '@/lib/contract/entry-change';
import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { countOf } from '@/lib/format/count';
import type { SaveCounts } from '../../changes/entry-changes';
import { type LedgerIndex, titleOf } from '../../entry-summary';
import type { Pair } from '../../links/entry-links';
import { type NextEntryInput, useNextEntry } from '../place/use-next-entry';
import { previewOf } from '../readiness/left-entries';
import { leftNotice } from '../readiness/left-words';
import { useLineChanges } from './use-line-changes';
import { useStatusMessage } from './use-status-message';

type ChangesInput = NextEntryInput & {
  ledgers: LedgerIndex;
  links: ReadonlyMap<string, readonly TransactionLink[]>;
  /** The selected entries, or else the open one. */
  targets: readonly JournalEntry[];
  onDone: () => void;
  /** What was just changed stays selected. */
  onChanged: (view: (entry: JournalEntry) => JournalEntry) => void;
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
  const { changes, ledgers, links, targets, placeId, onDone, onChanged, onLeft, pairs, leftReasonOf } = input;
  const locale = useLocale();
  const { message, show, showWhile, tell } = useStatusMessage();
  const nameOf = (some: readonly JournalEntry[]) => {
    const [first, ...others] = some;
    return first && others.length === 0 ? titleOf(first) : countOf(some.length, 'entry', 'entries', locale);
  };
  const next = useNextEntry(input);
  const stay = (outcome: Promise<SaveCounts>) => {
    onChanged(changes.current().view);
    next.stay(outcome);
  };
  const lines = useLineChanges({ changes, ledgers, links, targets, tell, nameOf, stay });

  /**
   * Moves entries to another status and goes on to the row after them.
   * @param isElsewhere the person has gone on since this was asked: what they are at stays, unless it leaves itself
   */
  const setStatus = (to: ReviewStatus, some = targets, isElsewhere = false) => {
    const moving = some
      .flatMap((entry) => withOtherLeg(entry, pairs))
      .filter((entry) => entry.review_status !== to);
    if (moving.length === 0) return;
    const [doing, done] = verbs[to];
    const what = nameOf(moving);
    const leaving = new Set(moving.map((entry) => entry.id));
    if (isElsewhere) next.goPastFromElsewhere(leaving);
    else next.goPast(leaving);
    const outcome = changes.act(
      `${done} ${what}`,
      moving.map((entry) => ({ entry, change: { kind: 'review-status', to } })),
    );
    tell(`${doing} ${what}`, `${done} ${what}`, outcome);
    if (!isElsewhere) onDone();
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
    const ids = asked.map((entry) => entry.id);
    next.goPast(new Set(ids));
    for (const entry of asked) changes.learn(entry);
    const name = hasOwner ? `Asked the owner about ${nameOf(asked)}` : `Kept for an owner: ${nameOf(asked)}`;
    changes.note(name, ids[0] ?? '', () => takeBack((entry) => changes.learn(entry)));
    show(name);
    onDone();
  };

  const undo = () => {
    const undone = changes.undo();
    if (!undone) return show('Nothing to undo');
    onChanged(changes.current().view);
    const { step, done, shown } = undone;
    tell(`Undoing: ${step.name}`, `Undone: ${step.name}`, done);
    const goOnTo = next.goFirstTo(step.beside?.entryId ?? step.parts[0]?.entryId ?? placeId);
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
    goOnFrom: next.goOnFrom,
    goOnAfterAsking,
    learn: (entry: JournalEntry) => changes.learn(entry),
    ...lines,
    undo,
  };
}
