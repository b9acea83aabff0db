import { useMemo, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import type { EntryChange, LeftReason } from '@/lib/contract/entry-change';
import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import type { StatusMessages } from '../actions/status-messages';
import { lateParts } from '../late';
import { type ActPreview, previewWithout, sizeOf } from '../readiness/left-entries';
import { type ReviewView, reviewFilter } from '../review-search';
import type { Selection } from './selection';

/** The entries that were taken out of a selection: why each would not be confirmed, or null. */
export type Except = ReadonlyMap<string, LeftReason | null>;

/** All entries of the list, or all certain ones, but those that were taken out; `preview` is of all of them. */
export type Every = { view: string; kind: 'all' | 'certain'; except: Except; preview: EntryChange };

/** What an act does to every entry. */
export type EveryChange = { review_status: ReviewStatus } | { ledger_id: string };

type Input = {
  view: ReviewView;
  /** Whether an entry is certain, so that its row is shown as selected. */
  isCertain: (entry: JournalEntry) => boolean;
  showWhile: StatusMessages['showWhile'];
};

/** A selection of every entry of a list that is too long to be read: the service counts them. */
export function useEverySelection({ view, isCertain, showWhile }: Input) {
  const { id: businessId } = useBusiness();
  const [chosen, setChosen] = useState<Every | null>(null);
  const viewKey = JSON.stringify(view);
  const every = chosen?.view === viewKey ? chosen : null;

  const preview = useMemo(
    (): ActPreview | null => every && previewWithout(every.preview, every.except.values()),
    [every],
  );

  /** Changes the entries of the list that were counted and are the same since; or, with null, counts what that would change. */
  const ask = async (
    kind: Every['kind'],
    except: Iterable<string>,
    to: EveryChange,
    counted: string | null,
  ) => {
    const certain = kind === 'certain' ? { certain: 'true' as const } : {};
    const parts = await lateParts();
    if (!parts) {
      showToast({ tone: 'bad', title: 'Daybook did not answer' });
      return null;
    }
    return parts.requestChange(businessId, {
      query: { ...reviewFilter(view), ...certain },
      except_ids: [...except],
      changes: to,
      counted,
      dry_run: counted === null,
    });
  };

  /** Selects what the service counts now; gives whether that is anything. */
  const choose = async (kind: Every['kind'], except: Except): Promise<boolean> => {
    const to = view.status === 'confirmed' ? 'bookkeeper_pending' : 'confirmed';
    const preview = await ask(kind, [], { review_status: to }, null);
    if (preview === null || sizeOf(preview) <= except.size) return false;
    setChosen({ view: viewKey, kind, except, preview });
    return true;
  };

  return {
    every,
    preview,
    ask,
    choose,
    /** Selects all, once the service has counted them. */
    select: (kind: Every['kind']) => {
      const none = kind === 'all' ? '' : 'None of these entries has a certain ledger';
      showWhile(
        'Counting',
        choose(kind, new Map()).then((hasAny) => (hasAny ? '' : none)),
      );
    },
    clear: () => setChosen(null),
    /**
     * Takes an entry out of the selection, which would stay as it is for the reason, or back in. Of the certain ones,
     * no other is in it.
     */
    toggle: (entry: JournalEntry, reason: LeftReason | null) => {
      if (!every || (every.kind === 'certain' && !isCertain(entry))) return;
      const { id } = entry;
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
  };
}
