import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { EntryChangesInUse } from '../changes/entry-changes-provider';
import type { LedgerIndex } from '../entry-summary';
import { acceptable } from '../links/entry-links';
import { readGroup } from './read-group';
import { unreadyLine } from './readiness';
import { useNewSuggestions } from './use-new-suggestions';
import type { ReviewChanges } from './use-review-changes';

/**
 * A group of entries that have a new suggestion, to be confirmed together.
 * @param isDeciding a decision on a link is on its way
 */
export function useOffer(
  inUse: EntryChangesInUse,
  isDeciding: boolean,
  changes: ReviewChanges,
  ledgers: LedgerIndex,
) {
  const { id: businessId } = useBusiness();
  const { offer, dismiss, decline, follow } = useNewSuggestions(useSavedPayees(inUse), isDeciding);
  const apply = async () => {
    dismiss();
    const group = offer && (await readGroup(businessId, offer).catch(() => null));
    if (!group) return changes.show('Daybook did not answer. The entries stay as they are.');
    const ready = group.filter(
      (entry) => !unreadyLine(entry, ledgers) && acceptable(entry.links).length === 0,
    );
    changes.setStatus('confirmed', ready);
  };
  return { offer, dismiss, decline, apply, follow };
}

/** The payees of the changes on their way. */
function useSavedPayees({ changes, state }: EntryChangesInUse): readonly string[] {
  const { pending } = state;
  return useMemo(() => pending.map(({ entryId }) => changes.payeeOf(entryId)), [pending, changes]);
}
