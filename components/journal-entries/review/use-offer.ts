import { useBusiness } from '@/components/shell/business-context';
import type { LedgerIndex } from '../entry-summary';
import { acceptable } from '../links/entry-links';
import { readGroup } from './read-group';
import { unreadyLine } from './readiness';
import { useNewSuggestions } from './use-new-suggestions';
import type { ReviewChanges } from './use-review-changes';

/** The largest group of entries that have a new suggestion, to be confirmed together. */
export function useOffer(isSaving: boolean, changes: ReviewChanges, ledgers: LedgerIndex) {
  const { id: businessId } = useBusiness();
  const { offer, dismiss, decline, follow } = useNewSuggestions(isSaving);
  const apply = async () => {
    dismiss();
    const group = offer && (await readGroup(businessId, offer).catch(() => null));
    if (!group) return changes.say('Daybook did not answer. The entries stay as they are.');
    const ready = group.filter(
      (entry) => !unreadyLine(entry, ledgers) && acceptable(entry.links).length === 0,
    );
    changes.setStatus('confirmed', ready);
  };
  return { offer, dismiss, decline, apply, follow };
}
