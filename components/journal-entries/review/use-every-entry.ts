import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { v4 as newKey } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/toast';
import { answered } from '@/lib/client/action-answer';
import type { EntryChange } from '@/lib/contract/entry-change';
import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import { countOf } from '@/lib/format/count';
import { figureReads } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import { changeEveryEntry, undoEntryChange } from '@/server/dashboard/actions/entry-changes';
import type { EntryChanges } from '../changes/entry-changes';
import { refusalSentence } from '../refusal-sentence';
import { leftWords } from './left-words';
import { type ReviewView, reviewFilter } from './review-search';
import { type Selection, toggle } from './selection';

/** All entries of the list, or all certain ones, but those that were taken out. */
type Every = { view: string; kind: 'all' | 'certain'; except: ReadonlySet<string>; preview: EntryChange };

type Input = {
  view: ReviewView;
  changes: EntryChanges;
  /** Whether an entry is certain, so that its row is shown as selected. */
  isCertain: (entry: JournalEntry) => boolean;
  say: (text: string) => void;
  /** Reads the list from the beginning. */
  reset: () => void;
};

const unreachable =
  'It is not known whether this was done. The list shows it once Daybook can be reached again.';
const noAnswer = 'Daybook did not answer';

/**
 * A selection of every entry of a list that is too long to be read: the service counts what an act would change, and does
 * it in one request.
 */
export function useEveryEntry({ view, changes, isCertain, say, reset }: Input) {
  const { id: businessId } = useBusiness();
  const { locale } = useLocale();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Every | null>(null);
  const viewKey = JSON.stringify(view);
  const every = chosen?.view === viewKey ? chosen : null;

  const ask = async (
    kind: Every['kind'],
    except: ReadonlySet<string>,
    to: { review_status: ReviewStatus } | { ledger_id: string },
    isDry: boolean,
  ) => {
    const certain = kind === 'certain' ? { certain: 'true' as const } : {};
    const request = {
      query: { ...reviewFilter(view), ...certain },
      except_ids: [...except],
      changes: to,
      dry_run: isDry,
    };
    const idempotencyKey = newKey();
    const answer = await answered(
      () => changeEveryEntry(businessId, { idempotencyKey, request }),
      unreachable,
    );
    if (answer.ok) return answer.data;
    const title = answer.problem.code === 'unreachable' ? noAnswer : 'Nothing was changed';
    showToast({ tone: 'bad', title, detail: refusalSentence(answer.problem) });
    return null;
  };

  /** Selects all, once the service has counted them. */
  const select = async (kind: Every['kind']) => {
    say('Counting…');
    const to = view.status === 'confirmed' ? 'bookkeeper_pending' : 'confirmed';
    const preview = await ask(kind, new Set(), { review_status: to }, true);
    const isEmpty = preview === null || (preview.changed === 0 && preview.left.length === 0);
    say(isEmpty && kind === 'certain' ? 'None of these entries has a certain ledger' : '');
    if (preview && !isEmpty) setChosen({ view: viewKey, kind, except: new Set(), preview });
  };

  const act = async (
    to: { review_status: ReviewStatus } | { ledger_id: string },
    words: [string, string],
  ) => {
    if (!every) return;
    setChosen(null);
    say(`${words[0]}…`);
    const done = await ask(every.kind, every.except, to, false);
    if (!done) return say('');
    const name = `${words[1]} ${countOf(done.changed, 'entry', 'entries', locale)}`;
    const { id } = done;
    if (id !== null) changes.note(name, null, () => void undo(id, name));
    await show(name);
    const left = leftWords(done.left, locale);
    if (left !== '') showToast({ title: 'Some entries stay as they were', detail: `${left}.` });
  };

  const undo = async (changeId: string, name: string) => {
    const idempotencyKey = newKey();
    const answer = await answered(
      () => undoEntryChange(businessId, { idempotencyKey, changeId }),
      unreachable,
    );
    if (!answer.ok) {
      const detail = refusalSentence(answer.problem);
      const title = answer.problem.code === 'unreachable' ? noAnswer : 'The change was not undone';
      return showToast({ tone: 'bad', title, detail });
    }
    const { restored, left } = answer.data;
    await show(`Undone: ${name}`);
    const words = leftWords(left, locale);
    if (words === '') return;
    showToast({ title: `${countOf(restored, 'entry', 'entries', locale)} restored`, detail: `${words}.` });
  };

  /** Tells what was done, with the list as it is now. */
  const show = async (said: string) => {
    reset();
    say(said);
    await readAgain(client, businessId, ...figureReads);
  };

  return {
    every,
    select,
    act,
    clear: () => setChosen(null),
    /** Takes an entry out of the selection, or back in. */
    toggle: (id: string) =>
      setChosen(every && { ...every, except: toggle({ ids: every.except, anchor: null }, id).ids }),
    /** The rows that are shown as selected. */
    selectionOf: (entries: readonly JournalEntry[]): Selection => ({
      ids: new Set(
        entries
          .filter((entry) => !every?.except.has(entry.id) && (every?.kind === 'all' || isCertain(entry)))
          .map(({ id }) => id),
      ),
      anchor: null,
    }),
    /** How many entries an act is meant for. */
    count: every
      ? every.preview.changed +
        every.preview.left.reduce((sum, { count }) => sum + count, 0) -
        every.except.size
      : 0,
  };
}

export type EveryEntry = ReturnType<typeof useEveryEntry>;
