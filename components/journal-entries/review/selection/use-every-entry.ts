import { useQueryClient } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import type { EntryChange } from '@/lib/contract/entry-change';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { countOf } from '@/lib/format/count';
import { figureReads } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import type { EntryChanges } from '../../changes/entry-changes';
import type { StatusMessages } from '../actions/status-messages';
import { lateParts } from '../late';
import { sizeOf } from '../readiness/left-entries';
import { leftNotice, leftWords } from '../readiness/left-words';
import type { ReviewView } from '../review-search';
import { type EveryChange, useEverySelection } from './use-every-selection';

type Input = {
  view: ReviewView;
  changes: EntryChanges;
  isCertain: (entry: JournalEntry) => boolean;
  showWhile: StatusMessages['showWhile'];
  /** Reads the list from the beginning. */
  reset: () => void;
};

/** What can be done to every entry of a list that is too long to be read: the service does it in one request. */
export function useEveryEntry({ view, changes, isCertain, showWhile, reset }: Input) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const client = useQueryClient();
  const { ask, choose, ...selection } = useEverySelection({ view, isCertain, showWhile });
  const { every, preview, clear } = selection;
  const count = preview ? sizeOf(preview) : 0;

  /** What is left as it is stays selected, and so does what was put on another ledger, to be confirmed. */
  const act = async (to: EveryChange, [doing, done]: [doing: string, done: string], on = '') => {
    if (!every) return;
    clear();
    const told = (verb: string, count: number) =>
      `${verb} ${countOf(count, 'entry', 'entries', locale)}${on}`;
    const asking = ask(every.kind, every.except.keys(), to, every.preview.counted);
    // What was counted is what confirming would do; another ledger is meant for all.
    const meant = preview && 'review_status' in to ? preview.changed : count;
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
    const undone = await (await lateParts())?.requestUndo(businessId, changeId);
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
    ...selection,
    act,
    /** How many entries an act is meant for. */
    count,
  };
}

export type EveryEntry = ReturnType<typeof useEveryEntry>;
