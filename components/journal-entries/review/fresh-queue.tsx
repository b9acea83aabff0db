'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { ChangedListBar } from '@/components/ui/changed-list-bar';
import { onReturn } from '@/lib/client/on-return';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readAgain } from '@/lib/reads/read-again';
import { type FreshRows, lookAgain } from './look-again';
import { placeAfter } from './selection';
import type { EntryWindow } from './use-entry-window';

/** So soon after it was read, nobody who returns to the list looks for something new. */
const newMilliseconds = 10_000;
/** The counts and the list are read one after the other: until then it is no contradiction that they differ. */
const settledMilliseconds = 1500;

export type FreshQueueProps = {
  /** Which list it is. */
  view: string;
  entryWindow: EntryWindow;
  /** What is shown of entries that were read. */
  shown: (entries: readonly JournalEntry[]) => JournalEntry[];
  /** Something is being done to entries, or typed: the rows stay as they are meanwhile. */
  isBusy: boolean;
  /** The open entry, whether it was chosen, and the list that it is in. */
  placeId: string | null;
  isChosen: boolean;
  order: readonly string[];
  selectedIds: readonly string[];
  /** How many entries are listed, and how many the service has counted; null where it counts others. */
  count: number;
  counted: number | null;
  goTo: (id: string | null) => void;
  /** Tells what could not be done. */
  tell: (words: string) => void;
};

/**
 * Keeps the list up to date with what others do: it is looked at again when the person or the network returns, and where the
 * counts beside it say something else. What is found is shown at once where the open entry and the selected ones are in it
 * still; otherwise it is offered, since the next key is meant for them.
 */
export function FreshQueue(props: FreshQueueProps) {
  const { view, isBusy, placeId, count, counted } = props;
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const look = useCallback(
    () => lookAgain(client, businessId, latest.current.entryWindow, latest.current.shown),
    [client, businessId],
  );
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
      const now = latest.current;
      const kept = now.placeId === null ? now.selectedIds : [now.placeId, ...now.selectedIds];
      const isMissing = (id: string) => !fresh.ids.has(id) && now.order.includes(id);
      if (kept.some(isMissing)) return setOld({ view, isGone: true });
      // The first row is open until another one is chosen: another one may come before it.
      if (!now.isChosen) now.goTo(now.placeId);
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
    const { view, order, placeId, goTo, entryWindow, tell } = latest.current;
    if (!fresh) return tell('Daybook did not answer. The list stays as it is.');
    goTo(placeAfter(order, placeId, new Set(order.filter((id) => !fresh.ids.has(id)))));
    fresh.take();
    if (!fresh.isWhole) entryWindow.reset();
    setOld((before) => (before?.view === view ? null : before));
  };
  if (old?.view !== view) return null;
  return <ChangedListBar words="Others have changed this list." onShow={() => void show()} />;
}
