import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import { whenBack } from '@/lib/client/when-back';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { updateJournalEntries } from '@/server/dashboard/actions/journal-entries';
import type { LedgerIndex } from '../entry-summary';
import { rereadEntry } from '../reread-entry';
import type { ChangesPort, EntryChanges } from './entry-changes';

const firstPauseMilliseconds = 1000;
const longestPauseMilliseconds = 15_000;
/** The next row is drawn by then; what else was done meanwhile goes into the same request. */
const shownMilliseconds = 60;

/** Fetched once the page is settled: few changes are refused. */
export const words = () => import('./tell-refusals');

export type RealPort = ChangesPort & { retryNow: () => void };

type PortListeners = {
  onSaved: () => void;
  onLinked: () => void;
  /** The person wants to change the entry in its form. */
  onEdit: (entryId: string) => void;
  /** The person wants to see what they typed to divide the entry, as it is now. */
  onSplitAgain: (entry: JournalEntry) => void;
};

/** The way to the service through the server action, with toasts for what was refused. */
export function changesPort(
  businessId: string,
  locale: string,
  ledgers: () => LedgerIndex,
  { onSaved, onLinked, onEdit, onSplitAgain }: PortListeners,
  changes: () => Pick<EntryChanges, 'learn' | 'noteUnderWay'>,
): RealPort {
  let wake = () => {};
  let wasAway = false;
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
        const over = new AbortController();
        wake = () => {
          over.abort();
          resolve();
        };
        window.addEventListener('online', wake, over);
        // A part that was away at the attempt before may be back already.
        void whenBack(over.signal, () => {
          wasAway = true;
        }).then(() => {
          if (wasAway) wake();
          wasAway = false;
        });
        setTimeout(wake, Math.min(firstPauseMilliseconds * 2 ** (attempt - 1), longestPauseMilliseconds));
      }),
    retryNow: () => wake(),
    onSaved,
    onRefused(refusals) {
      // What somebody else did counts elsewhere by now, too.
      onSaved();
      const ways = {
        businessId,
        locale,
        ledgers: ledgers(),
        changes: changes(),
        onLinked,
        onEdit,
        onSplitAgain,
      };
      words().then(
        ({ tellRefusals }) => tellRefusals(refusals, ways),
        () =>
          showToast({
            tone: 'bad',
            title: 'Not everything was changed',
            detail: 'Reload the page to see what was.',
          }),
      );
    },
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
