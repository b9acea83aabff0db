import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/toast';
import type { EntryChange, LeftReason } from '@/lib/contract/entry-change';
import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import { countOf } from '@/lib/format/count';
import { figureReads } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import type { EntryChanges } from '../changes/entry-changes';
import { requestChange, requestUndo } from './every-entry-requests';
import { type ActPreview, previewWithout, sizeOf } from './left-entries';
import { leftNotice, leftWords } from './left-words';
import { type ReviewView, reviewFilter } from './review-search';
import type { Selection } from './selection';
import type { StatusMessages } from './status-messages';

/** The entries that were taken out of a selection: why each would not be confirmed, or null. */
type Except = ReadonlyMap<string, LeftReason | null>;

/** All entries of the list, or all certain ones, but those that were taken out; `preview` is of all of them. */
type Every = { view: string; kind: 'all' | 'certain'; except: Except; preview: EntryChange };

type Changes = { review_status: ReviewStatus } | { ledger_id: string };

type Input = {
  view: ReviewView;
  changes: EntryChanges;
  /** Whether an entry is certain, so that its row is shown as selected. */
  isCertain: (entry: JournalEntry) => boolean;
  showWhile: StatusMessages['showWhile'];
  /** Reads the list from the beginning. */
  reset: () => void;
};

/**
 * A selection of every entry of a list that is too long to be read: the service counts what an act would change, and does
 * it in one request.
 */
export function useEveryEntry({ view, changes, isCertain, showWhile, reset }: Input) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Every | null>(null);
  const viewKey = JSON.stringify(view);
  const every = chosen?.view === viewKey ? chosen : null;

  const preview = useMemo(
    (): ActPreview | null => every && previewWithout(every.preview, every.except.values()),
    [every],
  );

  const ask = (kind: Every['kind'], except: Iterable<string>, to: Changes, isDry: boolean) => {
    const certain = kind === 'certain' ? { certain: 'true' as const } : {};
    return requestChange(businessId, {
      query: { ...reviewFilter(view), ...certain },
      except_ids: [...except],
      changes: to,
      dry_run: isDry,
    });
  };

  /** Selects what the service counts now; gives whether that is anything. */
  const choose = async (kind: Every['kind'], except: Except): Promise<boolean> => {
    const to = view.status === 'confirmed' ? 'bookkeeper_pending' : 'confirmed';
    const preview = await ask(kind, [], { review_status: to }, true);
    if (preview === null || sizeOf(preview) <= except.size) return false;
    setChosen({ view: viewKey, kind, except, preview });
    return true;
  };

  /** Selects all, once the service has counted them. */
  const select = (kind: Every['kind']) => {
    const none = kind === 'all' ? '' : 'None of these entries has a certain ledger';
    showWhile(
      'Counting',
      choose(kind, new Map()).then((hasAny) => (hasAny ? '' : none)),
    );
  };

  /** What is left as it is stays selected, and so does what was put on another ledger, to be confirmed. */
  const act = async (to: Changes, [doing, done]: [doing: string, done: string], on = '') => {
    if (!every) return;
    setChosen(null);
    const told = (verb: string, count: number) =>
      `${verb} ${countOf(count, 'entry', 'entries', locale)}${on}`;
    const asking = ask(every.kind, every.except.keys(), to, false);
    // What was counted is what confirming would do; another ledger is meant for all.
    const meant = !preview ? 0 : 'review_status' in to ? preview.changed : sizeOf(preview);
    showWhile(
      told(doing, meant),
      asking.then((answer) => (answer ? told(done, answer.changed) : '')),
    );
    const revertOf = ({ id }: EntryChange) => (id === null ? null : () => undo(id));
    changes.noteUnderWay(
      told(done, meant),
      null,
      asking.then((answer) => answer && revertOf(answer)),
    );
    const answer = await asking;
    if (!answer) return;
    const { left } = answer;
    await readAnew();
    const confirms = 'review_status' in to && to.review_status === 'confirmed';
    const notice = leftNotice(left, confirms ? 'confirmed' : 'changed', locale);
    if (notice) showToast(notice);
    if (notice || 'ledger_id' in to) await choose(every.kind, every.except);
  };

  /** Gives whether anything was undone. */
  const undo = async (changeId: string): Promise<boolean> => {
    const undone = await requestUndo(businessId, changeId);
    if (!undone) return false;
    const { restored, left } = undone;
    void readAnew();
    const words = leftWords(left, locale);
    const title = `${countOf(restored, 'entry', 'entries', locale)} restored`;
    if (words !== '') showToast({ title, detail: `${words}.` });
    return restored > 0;
  };

  /** Shows the list as it is now. */
  const readAnew = async () => {
    reset();
    await readAgain(client, businessId, ...figureReads);
  };

  return {
    every,
    select,
    act,
    clear: () => setChosen(null),
    /** Takes an entry out of the selection, which would stay as it is for the reason, or back in. */
    toggle: (id: string, reason: LeftReason | null) => {
      if (!every) return;
      const except = new Map(every.except);
      if (!except.delete(id)) except.set(id, reason);
      setChosen({ ...every, except });
    },
    /** The rows that are shown as selected. */
    selectionOf: (entries: readonly JournalEntry[]): Selection => ({
      ids: new Set(
        entries
          .filter((entry) => !every?.except.has(entry.id) && (every?.kind === 'all' || isCertain(entry)))
          .map(({ id }) => id),
      ),
      anchor: null,
    }),
    preview,
    /** How many entries an act is meant for. */
    count: preview ? sizeOf(preview) : 0,
  };
}

export type EveryEntry = ReturnType<typeof useEveryEntry>;
