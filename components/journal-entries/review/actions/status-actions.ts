import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import type { LedgerIndex } from '../../entry-summary';
import { asked, isLinked, linkToAccept } from '../../links/entry-links';
import { linkQuestion } from '../../links/link-words';
import { lockedWithoutLedger, unreadyLine } from '../readiness/readiness';
import type { EveryEntry } from '../selection/use-every-entry';
import type { Editing } from './use-ledger-choice';
import { type ReviewChanges, verbs } from './use-review-changes';

type StatusActionsInput = {
  active: JournalEntry | null;
  ledgers: LedgerIndex;
  /** The links of the open entry. */
  links: readonly TransactionLink[];
  changes: ReviewChanges;
  /** The selection of a list that was not read whole. */
  everyEntry: EveryEntry;
  setIsSheetOpen: (isOpen: boolean) => void;
  /** The entry that is acted on, where it is one alone. */
  only: JournalEntry | null;
  /** Why no ledger changes; null where the entry does not lie in the closed books. */
  lockedSentence: string | null;
  /** Says why no field to type in opens. */
  refuse: (why: string) => void;
  edit: (editing: Exclude<Editing, null>) => void;
  acceptLink: (link: TransactionLink) => Promise<void>;
};

/** What keys and buttons of the review do about the status of entries: of the selected ones, or else of the open one. */
export function statusActions(input: StatusActionsInput) {
  const { active, only, ledgers, links, changes, everyEntry, lockedSentence, refuse, setIsSheetOpen } = input;
  const setStatus = (to: ReviewStatus) => {
    if (everyEntry.every) void everyEntry.act({ review_status: to }, verbs[to]);
    else changes.setStatus(to);
  };
  const confirm = () => {
    if (everyEntry.every) return setStatus('confirmed');
    if (only && only === active && !isLinked(only, links)) {
      const link = linkToAccept(only, links);
      if (link) return void input.acceptLink(link);
      const [first, second] = asked(only, links);
      if (first && (second || first.kind === 'same' || first.kind === 'refund')) {
        changes.show(linkQuestion(first, second));
        return setIsSheetOpen(true);
      }
    }
    const unready = only && unreadyLine(only, ledgers);
    if (!unready || only !== active) return changes.confirm();
    if (lockedSentence !== null) refuse(`${lockedSentence}: ${lockedWithoutLedger}`);
    else {
      changes.show(unready.reason);
      input.edit({ entryId: only.id, line: unready.line, confirms: true });
    }
    setIsSheetOpen(true);
  };
  return { setStatus, confirm };
}
