import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { ListedJournalEntry } from '@/lib/contract/journal-entry';
import type { SuggestionGroup } from '@/lib/contract/suggestion';
import type { EntryChangesInUse } from '../../changes/entry-changes-provider';
import type { LedgerIndex } from '../../entry-summary';
import { acceptable } from '../../links/entry-links';
import type { ReviewChanges } from '../actions/use-review-changes';
import { isSamePlace, type ReviewPlace } from '../place/review-place';
import { unreadyLine } from '../readiness/readiness';
import { useNewSuggestions } from './use-new-suggestions';

type OfferInput = {
  entryChanges: EntryChangesInUse;
  /** A decision on a link is on its way. */
  isDeciding: boolean;
  changes: ReviewChanges;
  ledgers: LedgerIndex;
  /** Where the person is by the time that something is answered. */
  here: RefObject<ReviewPlace | null>;
  /** The entry whose line is being edited. */
  editedId: string | null;
};

/**
 * A group of entries that have a new suggestion, to be confirmed together. They are read first; meanwhile the person goes on,
 * and what they are at by then stays.
 */
export function useOffer(input: OfferInput) {
  const { entryChanges, isDeciding, ledgers, here } = input;
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const { id: businessId } = useBusiness();
  const { offer, dismiss, decline, follow } = useNewSuggestions(useSavedPayees(entryChanges), isDeciding);
  const apply = async () => {
    dismiss();
    const begun = here.current;
    const group = offer && (await groupOf(businessId, offer).catch(() => null));
    const { changes, editedId } = latest.current;
    if (!group) return changes.show('Daybook did not answer. The entries stay as they are.');
    const ready = group.filter(
      (entry) =>
        entry.id !== editedId && !unreadyLine(entry, ledgers) && acceptable(entry.links).length === 0,
    );
    if (ready.length === 0) return changes.show('None of them is left to confirm');
    changes.setStatus('confirmed', ready, !isSamePlace(begun, here.current));
  };
  return { offer, dismiss, decline, apply, follow };
}

/** The payees of the changes on their way. */
function useSavedPayees({ changes, state }: EntryChangesInUse): readonly string[] {
  const { pending } = state;
  return useMemo(() => pending.map(({ entryId }) => changes.payeeOf(entryId)), [pending, changes]);
}

/** What reads it is there with the offer. */
async function groupOf(businessId: string, offer: SuggestionGroup): Promise<ListedJournalEntry[]> {
  const { readGroup } = await import('../late-parts');
  return readGroup(businessId, offer);
}
