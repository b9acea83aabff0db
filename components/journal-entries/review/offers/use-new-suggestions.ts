import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOf as draftAddress } from '@/components/drafts/draft-store';
import { useBusiness } from '@/components/shell/business-context';
import { usePerson } from '@/components/shell/person-context';
import type { SuggestionGroup } from '@/lib/contract/suggestion';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readAgain } from '@/lib/reads/read-again';
import { lateParts } from '../late';
import { readChanges } from './read-changes';

/** A person who confirms row after row is not interrupted between two of them. */
const quietMilliseconds = 500;
/** An offer that nobody answers goes away: Enter must not mean it much later. */
const offeredMilliseconds = 12_000;
/** Before the first judging: whatever it changes is new. */
const beforeAll = '1970-01-01T00:00:00Z';

/**
 * What the service now suggests for other entries after a change was saved, or `follow` was called because something else
 * was, such as a rule. The list is read again where something changed, and entries of one payee that got another ledger are
 * offered: those of a payee just decided on, else the largest group, unless a person declined it in this browser.
 * @param savedPayees the payees of the changes on their way
 * @param isDeciding a decision on a link is on its way
 */
export function useNewSuggestions(savedPayees: readonly string[], isDeciding: boolean) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const [offer, setOffer] = useState<SuggestionGroup | null>(null);
  const since = useRef<string | null>(null);
  const isSaving = savedPayees.length > 0 || isDeciding;
  const wasSaving = useRef(false);
  /** What was decided on since the service was last asked. */
  const decidedPayees = useRef<readonly string[]>([]);
  const [followed, setFollowed] = useState(0);
  const lastFollowed = useRef(0);
  const follow = useCallback(() => setFollowed((count) => count + 1), []);
  const dismiss = useCallback(() => setOffer(null), []);
  // Names of payees are in it, so it goes when the person does.
  const declinedKey = draftAddress({ personId: usePerson().id, businessId }, 'declined-offers');
  const decline = useCallback(() => {
    if (offer) void lateParts().then((parts) => parts?.declineOffer(declinedKey, offer));
    dismiss();
  }, [offer, declinedKey, dismiss]);

  useEffect(() => {
    let isCurrent = true;
    void readChanges(businessId, null).then((answer) => {
      if (isCurrent && answer) since.current = answer.as_of ?? beforeAll;
    });
    return () => {
      isCurrent = false;
    };
  }, [businessId]);

  useEffect(() => {
    decidedPayees.current = [...new Set([...decidedPayees.current, ...savedPayees])];
  }, [savedPayees]);

  useEffect(() => {
    const hasSaved = wasSaving.current && !isSaving;
    const isAsked = followed !== lastFollowed.current;
    wasSaving.current = isSaving;
    lastFollowed.current = followed;
    if (!hasSaved && !isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const parts = await lateParts();
      const judged = await parts?.readUntilJudged({
        // Always since the act: what is saved in several batches is one offer.
        read: () => readChanges(businessId, since.current),
        isCurrent: () => isCurrent,
        onChanged: async ({ groups }) => {
          setOffer(parts.firstToOffer(groups, decidedPayees.current, declinedKey));
          await readAgain(client, businessId, journalEntryReads.list);
        },
      });
      if (!judged) return;
      since.current = judged.as_of ?? since.current;
      decidedPayees.current = [];
    }, quietMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isSaving, followed, businessId, client, declinedKey]);

  useEffect(() => {
    if (!offer) return;
    const timer = setTimeout(dismiss, offeredMilliseconds);
    return () => clearTimeout(timer);
  }, [offer, dismiss]);

  return { offer, dismiss, decline, follow };
}
