import { showToast } from '@/components/ui/toast';
import { answered } from '@/lib/client/action-answer';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { updateJournalEntries } from '@/server/dashboard/actions/journal-entries';
import { type LedgerIndex, titleOf } from '../entry-summary';
import { linkInstead } from '../links/link-instead';
import { lacksParty, refusalSentence } from '../refusal-sentence';
import { rereadEntry } from '../reread-entry';
import type { ChangesPort, EntryChanges, Refusal } from './entry-changes';
import { changedMeanwhile, isSplitRefused } from './refusal';

const firstPauseMilliseconds = 1000;
const longestPauseMilliseconds = 15_000;
const toldOneByOne = 3;
/** The next row is drawn by then; what else was done meanwhile goes into the same request. */
const shownMilliseconds = 60;

export type RealPort = ChangesPort & { retryNow: () => void };

type Told = {
  onSaved: () => void;
  onLinked: () => void;
  /** The person wants to change the entry in its form. */
  onEdit: (entryId: string) => void;
  /** The person wants to see what they typed to divide the entry, as it is now. */
  onSplitAgain: (entry: JournalEntry) => void;
};

/** What can be done in place of a change that was refused. */
type Instead = { name: string; act: () => void };

/** The way to the service through the server action, with toasts for what was refused. */
export function changesPort(
  businessId: string,
  ledgers: () => LedgerIndex,
  { onSaved, onLinked, onEdit, onSplitAgain }: Told,
  changes: () => Pick<EntryChanges, 'learn' | 'noteUnderWay'>,
): RealPort {
  let wake = () => {};
  return {
    whenShown,
    async send(idempotencyKey, items) {
      return answered(
        () => updateJournalEntries(businessId, { idempotencyKey, items }),
        'Daybook cannot be reached.',
      );
    },
    reread: (entryId) => rereadEntry(businessId, entryId),
    pause: (attempt) =>
      new Promise((resolve) => {
        wake = resolve;
        window.addEventListener('online', () => resolve(), { once: true });
        setTimeout(resolve, Math.min(firstPauseMilliseconds * 2 ** (attempt - 1), longestPauseMilliseconds));
      }),
    retryNow: () => wake(),
    onSaved,
    onRefused: (refusals) =>
      tellRefusals(refusals, ledgers(), (refusal) => {
        const { before, now, problem } = refusal;
        if (isSplitRefused(refusal))
          return { name: 'Open the split again', act: () => onSplitAgain(now ?? before) };
        if (now) return null;
        const link = linkInstead(businessId, before, problem, changes(), onLinked);
        if (link) return { name: 'Link as a transfer', act: link };
        return lacksParty(problem) ? { name: 'Edit the entry', act: () => onEdit(before.id) } : null;
      }),
  };
}

/** At once where nobody looks any more: the browser may end a hidden page at any time. */
function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') done();
    };
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
      resolve();
    };
    const timer = setTimeout(done, shownMilliseconds);
    document.addEventListener('visibilitychange', onHidden);
    onHidden();
  });
}

function tellRefusals(
  refusals: Refusal[],
  ledgers: LedgerIndex,
  insteadOf: (refusal: Refusal) => Instead | null,
): void {
  for (const refusal of refusals.slice(0, toldOneByOne)) {
    const { before, now, problem } = refusal;
    const detail = now ? changedMeanwhile(before, now, ledgers) : refusalSentence(problem);
    const instead = insteadOf(refusal);
    const close = showToast({
      tone: 'bad',
      title: `${titleOf(before)} was not changed`,
      detail,
      ...(instead && {
        action: {
          name: instead.name,
          onPress: () => {
            close();
            instead.act();
          },
        },
      }),
    });
  }
  const more = refusals.length - toldOneByOne;
  const [first] = refusals;
  if (more > 0 && first) {
    showToast({
      tone: 'bad',
      title: `${more} more entries were not changed`,
      detail: refusalSentence(first.problem),
    });
  }
}
