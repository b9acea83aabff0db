import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { useAwaitField, useRefuseField } from '@/components/ui/commands/commands';
import { useStableCallbacks } from '@/components/ui/use-stable-callbacks';
import type { LeftReason } from '@/lib/contract/entry-change';
import type { JournalEntry, LineEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { formatDayOfYear } from '@/lib/format/day';
import { isPostedByDocument } from '../entry-document';
import { changeableLine, type LedgerIndex, summarize } from '../entry-summary';
import type { Guess } from '../guesses';
import { acceptable, isLinked, linkToAccept } from '../links/entry-links';
import { askedWords } from '../links/link-words';
import type { LinkDecisions } from '../links/use-link-decisions';
import { useIsLocked } from '../lock-sign';
import { useReceiptActions } from '../receipt/use-receipt-actions';
import type { Suggestion } from '../receipt/use-waiting-receipts';
import { lockedWithoutLedger, unreadyLine } from './readiness';
import type { OpenDialog } from './review-dialogs';
import {
  extend,
  isReadBetween,
  noSelection,
  type Selection,
  selectOnly,
  toggle,
  toggleAll,
} from './selection';
import type { EveryEntry } from './use-every-entry';
import { useLinkActions } from './use-link-actions';
import { type ReviewChanges, verbs } from './use-review-changes';
import type { ReviewActions } from './use-review-commands';
import { useWholeList } from './use-whole-list';

/**
 * What is being edited: the ledger of one line of the open entry, or of all selected entries. With `confirms` the entry
 * is confirmed as soon as the ledger is chosen.
 */
export type Editing = { entryId: string; line: LineEntry; confirms?: boolean } | 'selection' | null;

type ActionsInput = {
  active: JournalEntry | null;
  selected: readonly JournalEntry[];
  /** The ids of the list, in its order. */
  order: readonly string[];
  certainIds: readonly string[];
  /** The ledgers that may be right for the open entry. */
  guesses: readonly Guess[];
  ledgers: LedgerIndex;
  changes: ReviewChanges;
  /** The links of the open entry, and what can be decided about them. */
  links: readonly TransactionLink[];
  decisions: LinkDecisions;
  /** The receipt that suggests itself for the open entry, while its card is in sight. */
  suggestion: Suggestion | null;
  isSheetOpen: boolean;
  move: (by: number) => void;
  /** Goes to the row at a place of the list. */
  moveTo: (place: number) => void;
  /** Null in place of entries that are not read yet. */
  rows: readonly (JournalEntry | null)[];
  selection: Selection;
  /** All of the list was read. */
  isWhole: boolean;
  /** The selection of a list that was not read whole. */
  everyEntry: EveryEntry;
  /** Why an entry is not confirmed with others; null where it is. */
  leftReasonOf: (entry: JournalEntry) => LeftReason | null;
  /** Reads the rest of the list. */
  loadAll: () => Promise<void>;
  goTo: (id: string | null) => void;
  setSelection: Dispatch<SetStateAction<Selection>>;
  setEditing: (editing: Editing) => void;
  setIsSheetOpen: (isOpen: boolean) => void;
  openDialog: (dialog: OpenDialog) => void;
  searchRef: RefObject<HTMLInputElement | null>;
};

const documentSentence = 'This entry posts a bill, an invoice or a credit note: change or void that instead';
const askedOneByOne = 'To ask about entries, select them one by one or with Shift';

/** What keys and buttons of the review do: to the selected entries, or else to the open one. The actions stay the same objects. */
export function useReviewActions(input: ActionsInput): { actions: ReviewActions; isAttaching: boolean } {
  const { active, selected, order, ledgers, changes, setSelection, setIsSheetOpen, openDialog } = input;
  const { currency, lockedThrough } = useBusiness();
  const { locale } = useLocale();
  const receipts = useReceiptActions();
  const awaitField = useAwaitField();
  const refuseField = useRefuseField();
  const targets = selected.length > 0 ? selected : active ? [active] : [];
  const [only] = targets.length === 1 ? targets : [];
  const isLocked = useIsLocked((only ?? active)?.datetime ?? null);
  const lockedSentence = `The books are closed through ${lockedThrough && formatDayOfYear(lockedThrough, locale)}`;

  const latestOrder = useRef(order);
  const { isWhole, everyEntry } = input;
  const hasSelection = selected.length > 0 || everyEntry.every !== null;
  useEffect(() => {
    latestOrder.current = order;
  });
  const withAll = useWholeList({ isWhole, loadAll: input.loadAll, show: changes.show });
  const toggleOne = (id: string) => {
    const entry = everyEntry.every && input.rows.find((row) => row?.id === id);
    if (entry) everyEntry.toggle(id, input.leftReasonOf(entry));
    else setSelection((selection) => toggle(selection, id));
  };
  const setStatus = (to: ReviewStatus) => {
    if (everyEntry.every) void everyEntry.act({ review_status: to }, verbs[to]);
    else changes.setStatus(to);
  };
  const extendTo = (id: string) => {
    const extendNow = () => setSelection((selection) => extend(selection, id, latestOrder.current));
    if (isReadBetween(input.rows, input.selection.anchor, id)) extendNow();
    else withAll(extendNow);
  };
  const edit = (editing: Exclude<Editing, null>) => {
    awaitField();
    input.setEditing(editing);
  };
  /** Says why no field to type in opens. */
  const refuse = (why: string) => {
    refuseField();
    changes.show(why);
  };
  const changeLedger = () => {
    if (hasSelection) return edit('selection');
    if (!active) return;
    const summary = summarize(active, ledgers, currency);
    const line = changeableLine(summary) ?? summary.otherLines[0];
    if (isLocked) refuse(lockedSentence);
    else if (isPostedByDocument(active)) refuse(documentSentence);
    else if (line) edit({ entryId: active.id, line });
    setIsSheetOpen(true);
  };
  const takeGuess = (index: number) => {
    const guess = input.guesses[index];
    const line = active && changeableLine(summarize(active, ledgers, currency));
    if (hasSelection) changes.show('A suggested ledger is taken for one entry at a time');
    else if (!guess) changes.show(`There is no suggestion ${index + 1} for this entry`);
    else if (isLocked) changes.show(lockedSentence);
    else if (active && line) changes.putOn([{ entry: active, line }], guess.ledgerId);
  };
  const { accept, acceptLink, declineLink, acceptSecondLink, declineSecondLink } = useLinkActions({
    ...{ active, links: input.links, decisions: input.decisions, changes, hasSelection },
    lockedSentence: isLocked ? lockedSentence : null,
  });
  const confirm = () => {
    if (everyEntry.every) return setStatus('confirmed');
    if (only && only === active && !isLinked(only, input.links)) {
      const link = linkToAccept(only, input.links);
      if (link) return void accept(link);
      const asked = only.categorization_method === 'manual' ? [] : acceptable(input.links);
      if (asked[0]?.kind === 'same' || asked.length > 1) {
        changes.show(askedWords(asked[0]));
        return setIsSheetOpen(true);
      }
    }
    const unready = only && unreadyLine(only, ledgers);
    if (!unready || only !== active) return changes.confirm();
    if (isLocked) refuse(`${lockedSentence}: ${lockedWithoutLedger}`);
    else {
      changes.show(unready.reason);
      edit({ entryId: only.id, line: unready.line, confirms: true });
    }
    setIsSheetOpen(true);
  };
  /** Opens a dialog that starts with a field. */
  const openTyping = (dialog: OpenDialog) => {
    awaitField();
    openDialog(dialog);
  };
  const split = () => {
    if (targets.length > 1 || everyEntry.every) refuse('Split one entry at a time');
    else if (isLocked) refuse(lockedSentence);
    else if (only && isPostedByDocument(only)) refuse(documentSentence);
    else if (only) openTyping({ kind: 'split', entry: only });
  };
  const attach = ({ document }: Suggestion, entry: JournalEntry) =>
    changes.showWhile(
      `Attaching ${document.name}`,
      receipts.attach(entry, document).then((isDone) => (isDone ? `Attached ${document.name}` : '')),
    );
  const showReceipts = () => {
    if (only) openDialog({ kind: 'receipt', entry: only });
  };
  const receipt = () => {
    const { suggestion } = input;
    if (everyEntry.every) refuse(askedOneByOne);
    else if (targets.length > 1) openTyping({ kind: 'ask', entries: targets, for: 'receipt_request' });
    else if (only && only === active && suggestion && !receipts.isPending) attach(suggestion, only);
    else showReceipts();
  };
  const actions = useStableCallbacks<ReviewActions>({
    move: input.move,
    goToFirst: () => input.moveTo(0),
    goToLast: () => input.moveTo(Number.MAX_SAFE_INTEGER),
    selectAll: () => {
      if (isWhole) setSelection({ ids: new Set(order), anchor: null });
      else everyEntry.select('all');
    },
    toggleAll: () => {
      if (everyEntry.every) everyEntry.clear();
      else setSelection((selection) => toggleAll(selection, order));
    },
    open: () => setIsSheetOpen(true),
    confirm,
    takeGuess,
    acceptLink,
    declineLink,
    acceptSecondLink,
    declineSecondLink,
    setStatus,
    ask: () => {
      if (everyEntry.every) refuse(askedOneByOne);
      else openTyping({ kind: 'ask', entries: targets, for: 'question' });
    },
    changeLedger,
    split,
    receipt,
    showReceipts,
    toggle: () => active && toggleOne(active.id),
    toggleOne,
    extend: () => active && extendTo(active.id),
    extendTo,
    selectCertain: () => {
      if (everyEntry.every?.kind === 'certain') everyEntry.clear();
      else if (!isWhole) everyEntry.select('certain');
      else if (input.certainIds.length === 0) changes.show('None of these entries has a certain ledger');
      else setSelection((selection) => selectOnly(selection, input.certainIds));
    },
    undo: changes.undo,
    filterByDate: () => openTyping({ kind: 'days' }),
    search: () => input.searchRef.current?.focus(),
    leave: () => {
      if (input.isSheetOpen && selected.length === 0) setIsSheetOpen(false);
      everyEntry.clear();
      setSelection(noSelection);
    },
  });
  return { actions, isAttaching: receipts.isPending };
}
