'use client';
import { useRuleOffer } from '@/components/rules/use-rule-offer';
import type { EntryChangesInUse } from '../../changes/entry-changes-provider';
import type { LedgerIndex } from '../../entry-summary';
import type { LinkDecisions } from '../../links/use-link-decisions';
import { useOffer } from '../offers/use-offer';
import { useLatestPlace } from '../place/use-latest-place';
import { useReadiness } from '../readiness/use-readiness';
import { useEveryEntry } from '../selection/use-every-entry';
import type { ReviewListState } from '../use-review-list';
import { type Editing, useLedgerChoice } from './use-ledger-choice';
import { useReviewChanges } from './use-review-changes';

type EditsInput = {
  ledgers: LedgerIndex;
  list: ReviewListState;
  entryChanges: EntryChangesInUse;
  decisions: LinkDecisions;
  editing: Editing;
  editedId: string | null;
  setEditing: (editing: Editing) => void;
  focusList: () => void;
};

/**
 * What can be done to the entries of the list: to the selected ones or the open one, to all that the service counts, and to
 * those that it offers after a change.
 */
export function useReviewEdits(input: EditsInput) {
  const { ledgers, entryChanges, decisions, editing, editedId, setEditing, focusList } = input;
  const { searching, queue, place, selecting } = input.list;
  const { entries, links, pairs, others } = queue;
  const here = useLatestPlace({ at: place.chosen, editing, selection: selecting.selection });
  const readiness = useReadiness({ entries, selected: selecting.selected, ledgers, links, others });
  const changes = useReviewChanges({
    changes: entryChanges.changes,
    ledgers,
    links,
    entries,
    targets: selecting.targets,
    placeId: place.placeId,
    here,
    goTo: place.goTo,
    onDone: () => {
      selecting.clear();
      setEditing(null);
    },
    onChanged: selecting.keep,
    pairs,
    leftReasonOf: readiness.leftReasonOf,
    onLeft: selecting.select,
  });
  const { isDeciding } = decisions;
  const offering = useOffer({ entryChanges, isDeciding, changes, ledgers, here, editedId });
  const everyEntry = useEveryEntry({
    view: searching.view,
    changes: entryChanges.changes,
    isCertain: readiness.isCertainRow,
    showWhile: changes.showWhile,
    reset: () => {
      queue.reset();
      offering.follow();
    },
  });
  const ruleOffer = useRuleOffer(offering.offer !== null);
  const offerRule = ruleOffer.offerFor;
  const choice = useLedgerChoice({
    ledgers,
    editing,
    setEditing,
    changes,
    everyEntry,
    offerRule,
    focusList,
  });
  return { readiness, changes, offering, everyEntry, ruleOffer, choice };
}
