'use client';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { ListDetail } from '@/components/ui/list-detail/list-detail';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useStableCallbacks } from '@/components/ui/use-stable-callbacks';
import type { Ledger } from '@/lib/contract/ledger';
import type { FirstEntries } from '../entry-pages';
import { indexLedgers, type LedgerIndex } from '../entry-summary';
import { useLinkNotes } from '../links/use-link-notes';
import { ReviewList } from './list/review-list';
import { ReviewDialogs } from './review-dialogs';
import { ReviewFooter } from './review-footer';
import { ReviewHeader } from './review-header';
import { isNarrowed, type ReviewChange } from './review-search';
import { ReviewSide } from './side/review-side';
import { type Review, useReview } from './use-review';

/** These are rendered from the start, so that their code is there before anything is offered. */
const load = () => import('./late-parts');
const UnsavedNote = lazyComponent(() => load().then((file) => file.UnsavedNote));
const FreshQueue = lazyComponent(() => load().then((file) => file.FreshQueue));
const OfferBar = lazyComponent(() => load().then((file) => file.OfferBar));
const RuleOffer = lazyComponent(() => load().then((file) => file.RuleOffer));

export type ReviewScreenProps = { ledgers: Ledger[]; first: FirstEntries };

/** The review queue: the heart of the bookkeeper's day. */
export function ReviewScreen({ ledgers: chart, first }: ReviewScreenProps) {
  const { id: businessId, currency, canWrite, certainFrom } = useBusiness();
  const ledgers = useMemo(() => indexLedgers(chart), [chart]);
  const review = useReview(ledgers, first);
  const { list, edits, actions, sheet } = review;
  const { search, setSearch } = list.searching;
  const { readiness, changes, everyEntry, offering } = edits;
  const { offer } = offering;
  const canConfirm = canWrite && search.status === 'bookkeeper_pending';
  const header = useStableCallbacks({
    onChange: (change: ReviewChange) => void setSearch(change),
    onLeaveSearch: review.leaveSearch,
  });

  return (
    <ListDetail
      header={
        <>
          <ReviewHeader
            businessId={businessId}
            view={search}
            ledgers={chart}
            certainCount={canConfirm ? (list.isFresh ? readiness.certainCount : null) : 0}
            onSelectCertain={actions.selectCertain}
            onDays={actions.filterByDate}
            searchRef={review.searchRef}
            {...header}
          />
          <UnsavedNote {...review.entryChanges} />
        </>
      }
      list={
        <>
          <Queue review={review} ledgers={ledgers} />
          <FreshQueue list={list} isBusy={review.isBusy} tell={changes.show} />
          <OfferBar
            offer={canWrite ? offer : null}
            ledgers={ledgers}
            onApply={() => void offering.apply()}
            onShow={(payee) => {
              offering.dismiss();
              void setSearch({ q: payee });
            }}
            onDismiss={offering.decline}
          />
          <RuleOffer
            {...edits.ruleOffer}
            ledgers={chart}
            isHidden={offer !== null}
            onSaved={offering.follow}
          />
          <ReviewFooter
            actions={actions}
            status={search.status}
            canWrite={canWrite}
            selectedCount={everyEntry.every ? everyEntry.count : review.selectedCount}
            preview={everyEntry.preview ?? readiness.preview}
            isEvery={everyEntry.every !== null}
            totalCount={list.queue.count}
            message={changes.message}
          />
        </>
      }
      detail={
        <ReviewSide
          about={review.side.about}
          isReading={list.place.isReading}
          ledgers={ledgers}
          currency={currency}
          canWrite={canWrite}
          status={search.status}
          actions={actions}
          isAttaching={review.isAttaching}
          certainFrom={certainFrom}
          isSheetOpen={sheet.isSheetOpen}
          onSheetOpenChange={sheet.setIsSheetOpen}
          editing={review.editing}
          every={everyEntry.preview}
          choice={edits.choice}
          bulkCount={review.editing === 'selection' ? everyEntry.count || review.selectedCount : 0}
        />
      }
    >
      <ReviewDialogs
        open={review.dialog}
        onOpen={review.setDialog}
        days={search}
        onDays={(days) => void setSearch(days)}
        ledgers={ledgers}
        changes={changes}
        onClose={() => {
          review.setDialog(null);
          review.focusList();
        }}
      />
    </ListDetail>
  );
}

/** The list of entries, where a click opens one and the boxes select. */
function Queue({ review, ledgers }: { review: Review; ledgers: LedgerIndex }) {
  const { id: businessId, currency, canWrite, certainFrom } = useBusiness();
  const { list, actions } = review;
  const { queue, place, selecting } = list;
  const { search, setSearch, view } = list.searching;
  const { everyEntry } = review.edits;
  const linkNotes = useLinkNotes(queue, ledgers, currency);
  const everySelection = everyEntry.every ? everyEntry.selectionOf(queue.entries) : null;
  return (
    <ReviewList
      entries={queue.rows}
      count={queue.count}
      pages={queue.pages}
      onSee={queue.onSee}
      ledgers={ledgers}
      currency={currency}
      activeId={place.active?.id ?? null}
      selection={everySelection ?? selecting.selection}
      gridRef={review.grid}
      certainFrom={certainFrom}
      linkNotes={linkNotes}
      onActivate={(id) => {
        place.goTo(id);
        review.setEditing(null);
        review.sheet.setIsSheetOpen(true);
      }}
      {...(canWrite
        ? {
            onToggle: (id: string, isRange: boolean) =>
              isRange ? actions.extendTo(id) : actions.toggleOne(id),
            onSelectAll: everySelection || list.isFresh ? actions.toggleAll : actions.selectAll,
          }
        : {})}
      empty={{
        status: search.status,
        q: view.q,
        isNarrowed: isNarrowed(view),
        businessId,
        onShowAll: () => void setSearch({ q: null, account: null, show: null, from: null, to: null }),
      }}
    />
  );
}
