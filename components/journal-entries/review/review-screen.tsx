'use client';
import dynamic from 'next/dynamic';
import { useQueryState, useQueryStates } from 'nuqs';
import { useMemo, useRef, useState } from 'react';
import { useRuleOffer } from '@/components/rules/use-rule-offer';
import { useBusiness } from '@/components/shell/business-context';
import { useHasRoomForDetail } from '@/components/ui/list-detail/detail-pane';
import { ListDetail } from '@/components/ui/list-detail/list-detail';
import { useDebounced } from '@/components/ui/use-debounced';
import { useStableCallbacks } from '@/components/ui/use-stable-callbacks';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { useEntryChanges } from '../changes/entry-changes-provider';
import type { FirstEntries } from '../entry-pages';
import { indexLedgers } from '../entry-summary';
import type { EntryGridHandle } from '../grid/entry-grid';
import { GuessMemory } from '../guesses';
import { useLedgerFieldAhead } from '../lazy-ledger-field';
import { useLinkDecisions } from '../links/use-link-decisions';
import { useLinkNotes } from '../links/use-link-notes';
import { suggestionsFor, useWaitingReceipts } from '../receipt/use-waiting-receipts';
import { OfferBar } from './offer-bar';
import { type OpenDialog, ReviewDialogs } from './review-dialogs';
import { ReviewFooter } from './review-footer';
import { ReviewHeader } from './review-header';
import { ReviewList } from './review-list';
import { isNarrowed, type ReviewChange, reviewSearch } from './review-search';
import { ReviewSide } from './review-side';
import { noSelection, selectedOf } from './selection';
import { useEveryEntry } from './use-every-entry';
import { useLedgerChoice } from './use-ledger-choice';
import { useOffer } from './use-offer';
import { useReadiness } from './use-readiness';
import { type Editing, useReviewActions } from './use-review-actions';
import { useReviewChanges } from './use-review-changes';
import { useReviewCommands } from './use-review-commands';
import { useReviewPlace } from './use-review-place';
import { useReviewQueue } from './use-review-queue';

const UnsavedNote = dynamic(() => import('./unsaved-note').then((file) => file.UnsavedNote), { ssr: false });
/** Rendered from the start, so that its code is there before anything is offered. */
const RuleOffer = dynamic(() => import('@/components/rules/rule-offer').then((file) => file.RuleOffer), {
  ssr: false,
});

export type ReviewScreenProps = { ledgers: Ledger[]; first: FirstEntries };

const searchDelayMilliseconds = 250;
const noLinks: readonly TransactionLink[] = [];
const noEntries: readonly JournalEntry[] = [];

/** The review queue: the heart of the bookkeeper's day. */
export function ReviewScreen({ ledgers: list, first }: ReviewScreenProps) {
  const { id: businessId, currency, canWrite, certainFrom } = useBusiness();
  const ledgers = useMemo(() => indexLedgers(list), [list]);
  const [search, setSearch] = useQueryStates(reviewSearch, { history: 'replace' });
  const { status, q } = search;
  const sought = useDebounced(q, searchDelayMilliseconds);
  const view = useMemo(() => ({ ...search, q: sought }), [search, sought]);
  const [selection, setSelection] = useState(noSelection);
  const [editing, setEditing] = useState<Editing>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const grid = useRef<EntryGridHandle>(null);
  const searchRef = useRef<HTMLInputElement>(null);

  useLedgerFieldAhead();
  const inUse = useEntryChanges(ledgers);
  const heldId = editing !== null && editing !== 'selection' ? editing.entryId : null;
  const decisions = useLinkDecisions(inUse.changes);
  const [openId] = useQueryState('entry');
  const queue = useReviewQueue({
    view,
    first,
    inUse,
    heldId,
    openId,
    links: decisions,
  });
  const { rows, entries, count, pages, onSee, loadAll, links, pairs } = queue;
  const isWhole = entries.length === rows.length;
  const { active, goTo, move, moveTo } = useReviewPlace({ rows, status, view: inUse.state.view }, grid);
  const order = useMemo(() => entries.map((entry) => entry.id), [entries]);
  const canConfirm = canWrite && status === 'bookkeeper_pending';
  const linkNotes = useLinkNotes(queue, ledgers, currency);
  const [memory] = useState(() => new GuessMemory());
  const selectedIds = useMemo(() => selectedOf(selection, order), [selection, order]);
  const selected = useMemo(
    () => (selectedIds.length === 0 ? noEntries : entries.filter(({ id }) => selection.ids.has(id))),
    [selectedIds, entries, selection],
  );
  const targets = selected.length > 0 ? selected : active ? [active] : [];

  const guesses = useMemo(
    () => (active ? memory.of(active, ledgers, currency) : []),
    [memory, active, ledgers, currency],
  );
  const readiness = useReadiness({ entries, selected, ledgers, links });
  const { leftReasonOf, certainIds } = readiness;
  const changes = useReviewChanges({
    changes: inUse.changes,
    ledgers,
    currency,
    entries,
    targets,
    placeId: active?.id ?? null,
    goTo,
    onDone: () => {
      setSelection(noSelection);
      setEditing(null);
    },
    pairs,
    leftReasonOf,
    onLeft: (left) => setSelection({ ids: new Set(left.map(({ id }) => id)), anchor: null }),
  });
  const { offer, dismiss, apply, follow } = useOffer(inUse.state.pending.length > 0, changes, ledgers);
  const everyEntry = useEveryEntry({
    view,
    changes: inUse.changes,
    isCertain: readiness.isCertainRow,
    say: changes.say,
    reset: () => {
      queue.reset();
      follow();
    },
  });
  const everySelection = everyEntry.every ? everyEntry.selectionOf(entries) : null;
  const ruleOffer = useRuleOffer(offer !== null);
  const showOffer = () => {
    dismiss();
    void setSearch({ q: offer?.clean_description ?? null });
  };
  const focusList = () => grid.current?.focus();
  const choice = useLedgerChoice({
    ...{ ledgers, editing, setEditing, changes, everyEntry, focusList },
    offerRule: ruleOffer.offerFor,
  });
  const closeDialog = () => {
    setDialog(null);
    focusList();
  };
  const waiting = useWaitingReceipts();
  const transactionId = active?.transaction_id ?? null;
  const [suggestion = null] = useMemo(
    () => suggestionsFor(transactionId, waiting.data),
    [transactionId, waiting.data],
  );
  const linksOfActive = links.get(active?.id ?? '') ?? noLinks;
  const about = useMemo(
    () => ({ open: active && { entry: active, suggestion, guesses, links: linksOfActive }, selected }),
    [active, suggestion, guesses, linksOfActive, selected],
  );
  const hasRoom = useHasRoomForDetail();
  const { actions, isAttaching } = useReviewActions({
    active,
    selected,
    order,
    certainIds,
    guesses,
    ledgers,
    changes,
    links: linksOfActive,
    decisions,
    suggestion: hasRoom || isSheetOpen ? suggestion : null,
    isSheetOpen,
    move,
    moveTo,
    goTo,
    rows,
    selection,
    isWhole,
    everyEntry,
    leftReasonOf,
    loadAll,
    setSelection,
    setEditing,
    setIsSheetOpen,
    openDialog: setDialog,
    searchRef,
  });
  useReviewCommands({ actions, status, canWrite, hasTarget: targets.length > 0 });
  const header = useStableCallbacks({
    onChange: (change: ReviewChange) => void setSearch(change),
    onLeaveSearch: focusList,
  });

  return (
    <ListDetail
      header={
        <>
          <ReviewHeader
            businessId={businessId}
            view={search}
            ledgers={list}
            certainCount={canConfirm ? (isWhole ? certainIds.length : null) : 0}
            onSelectCertain={actions.selectCertain}
            onDays={actions.filterByDate}
            searchRef={searchRef}
            {...header}
          />
          <UnsavedNote {...inUse} />
        </>
      }
      list={
        <>
          <ReviewList
            entries={rows}
            count={count}
            pages={pages}
            onSee={onSee}
            ledgers={ledgers}
            currency={currency}
            activeId={active?.id ?? null}
            selection={everySelection ?? selection}
            gridRef={grid}
            certainFrom={certainFrom}
            linkNotes={linkNotes}
            onActivate={(id) => {
              goTo(id);
              setEditing(null);
              setIsSheetOpen(true);
            }}
            {...(canWrite
              ? {
                  onToggle: (id: string, isRange: boolean) =>
                    isRange ? actions.extendTo(id) : actions.toggleOne(id),
                  onSelectAll: everySelection || isWhole ? actions.toggleAll : actions.selectAll,
                }
              : {})}
            empty={{
              status,
              q: sought,
              isNarrowed: isNarrowed(view),
              businessId,
              onShowAll: () => void setSearch({ q: null, account: null, show: null, from: null, to: null }),
            }}
          />
          {offer && canWrite && (
            <OfferBar
              offer={offer}
              ledgers={ledgers}
              onApply={() => void apply()}
              onShow={showOffer}
              onDismiss={dismiss}
            />
          )}
          <RuleOffer {...ruleOffer} ledgers={list} isHidden={offer !== null} onSaved={follow} />
          <ReviewFooter
            actions={actions}
            status={status}
            canWrite={canWrite}
            selectedCount={everyEntry.every ? everyEntry.count : selectedIds.length}
            preview={everyEntry.preview ?? readiness.preview}
            isEvery={everyEntry.every !== null}
            totalCount={rows.length}
            said={changes.said}
          />
        </>
      }
      detail={
        <ReviewSide
          about={about}
          ledgers={ledgers}
          currency={currency}
          canWrite={canWrite}
          status={status}
          actions={actions}
          isAttaching={isAttaching}
          certainFrom={certainFrom}
          isSheetOpen={isSheetOpen}
          onSheetOpenChange={setIsSheetOpen}
          editing={editing}
          choice={choice}
          bulkCount={editing === 'selection' ? everyEntry.count || selectedIds.length : 0}
        />
      }
    >
      <ReviewDialogs
        open={dialog}
        onOpen={setDialog}
        days={search}
        onDays={(days) => void setSearch(days)}
        ledgers={ledgers}
        changes={changes}
        onClose={closeDialog}
      />
    </ListDetail>
  );
}
