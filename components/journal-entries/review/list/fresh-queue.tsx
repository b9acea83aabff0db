'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useReviewCounts } from '@/components/shell/review-count';
import { useLocale } from '@/components/ui/locale';
import { ChangedListBar } from '@/components/ui/notices/changed-list-bar';
import { showToast } from '@/components/ui/notices/toast';
import { onReturn } from '@/lib/client/on-return';
import { countOf } from '@/lib/format/count';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readAgain } from '@/lib/reads/read-again';
import { isNarrowed, type ReviewView } from '../review-search';
import { placeAfter, type Selection } from '../selection/selection';
import type { ReviewListState } from '../use-review-list';
import { type FreshRows, lookAgain } from './look-again';

/** So soon after it was read, nobody who returns to the list looks for something new. */
const newMilliseconds = 10_000;
/** The counts and the list are read one after the other: until then it is no contradiction that they differ. */
const settledMilliseconds = 1500;

type FreshQueueProps = {
  list: ReviewListState;
  /** Something is being done to entries, or typed: the rows stay as they are meanwhile. */
  isBusy: boolean;
  /** Tells what could not be done. */
  tell: (words: string) => void;
};

/**
 * Keeps the list up to date with what others do: it is looked at again when the person or the network returns, and where the
 * counts beside it say something else. What is found is shown at once where the open entry and the selected ones are in it
 * still; otherwise it is offered, since the next key is meant for them.
 */
export function FreshQueue(props: FreshQueueProps) {
  const { list, isBusy } = props;
  const { placeId } = list.place;
  const { count } = list.queue;
  useToldOfSelection(list.selecting.selection);
  const view = viewOf(list);
  const counted = useCounted(list.searching.view);
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const look = useCallback(() => {
    const { entryWindow, shown } = latest.current.list.queue;
    return lookAgain(client, businessId, entryWindow, shown);
  }, [client, businessId]);
  const [old, setOld] = useState<{ view: string; isGone: boolean } | null>(null);
  const [asked, setAsked] = useState(0);
  const answered = useRef({ asked: 0, at: 0 });
  useEffect(() => {
    answered.current.at = Date.now();
    return onReturn(() => {
      if (Date.now() - answered.current.at > newMilliseconds) setAsked((before) => before + 1);
    });
  }, []);

  const isGone = old?.view === view && old.isGone;
  const differs = isGone || (counted !== null && counted !== count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place and each count is a reason of its own to look again.
  useEffect(() => {
    if (isBusy || !differs) return;
    const timer = setTimeout(() => setAsked((before) => before + 1), settledMilliseconds);
    return () => clearTimeout(timer);
  }, [isBusy, differs, placeId, count, counted]);

  useEffect(() => {
    if (isBusy || answered.current.asked === asked) return;
    let isLatest = true;
    const take = (fresh: FreshRows) => {
      if (!isLatest) return;
      answered.current = { asked, at: Date.now() };
      const { place, selecting } = latest.current.list;
      const kept = place.placeId === null ? selecting.selectedIds : [place.placeId, ...selecting.selectedIds];
      const isMissing = (id: string) => !fresh.ids.has(id) && selecting.order.includes(id);
      if (kept.some(isMissing)) return setOld({ view, isGone: true });
      // The first row is open until another one is chosen: another one may come before it.
      if (place.chosen === null) place.goTo(place.placeId);
      fresh.take();
      setOld(fresh.isWhole ? null : { view, isGone: false });
    };
    void readAgain(client, businessId, journalEntryReads.counts);
    // Without an answer the list stays as it is; what is read next says that nobody answers.
    look().then(take, () => undefined);
    return () => {
      isLatest = false;
    };
  }, [isBusy, asked, view, look, businessId, client]);

  const show = async () => {
    const fresh = await look().catch(() => null);
    const { list, tell } = latest.current;
    // Whoever has searched for something else meanwhile is shown that.
    if (viewOf(list) !== view) return;
    const { queue, place, selecting } = list;
    const { order } = selecting;
    if (!fresh) return tell('Daybook did not answer. The list stays as it is.');
    place.goTo(placeAfter(order, place.placeId, new Set(order.filter((id) => !fresh.ids.has(id)))));
    fresh.take();
    if (!fresh.isWhole) queue.reset();
    setOld((before) => (before?.view === viewOf(list) ? null : before));
  };
  if (old?.view !== view) return null;
  return <ChangedListBar words="Others have changed this list." onShow={() => void show()} />;
}

/** Tells how many rows have changed since they were selected, and are not selected any more. */
function useToldOfSelection({ left = 0 }: Selection): void {
  const locale = useLocale();
  useEffect(() => {
    if (left === 0) return;
    const have = countOf(left, 'entry has', 'entries have', locale);
    showToast({ title: `${have} changed and ${left === 1 ? 'is' : 'are'} no longer selected` });
  }, [left, locale]);
}

/** Which list it is. */
const viewOf = ({ searching }: ReviewListState) => JSON.stringify(searching.view);

/** How many entries the service counts in the list; null where it counts others. */
function useCounted(view: ReviewView): number | null {
  const counts = useReviewCounts();
  if (view.status === 'confirmed' || isNarrowed(view) || view.q !== '') return null;
  return counts[view.status];
}
