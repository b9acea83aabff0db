import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { keepTexts, readKept, textsOf } from '@/lib/client/kept-texts';
import { readData } from '@/lib/client/read-data';
import type { SuggestionGroup } from '@/lib/contract/suggestion';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { addressOf, type ReadAnswer } from '@/lib/reads/read';
import { readAgain } from '@/lib/reads/read-again';
import { suggestionReads } from '@/lib/reads/suggestion-reads';
import { firstNotDeclined, withDeclined } from './declined-offers';

/** A person who confirms row after row is not interrupted between two of them. */
const quietMilliseconds = 500;
const betweenReadsMilliseconds = 700;
const mostReads = 20;
/** An offer that nobody answers goes away: Enter must not mean it much later. */
const offeredMilliseconds = 12_000;
/** Before the first judging: whatever it changes is new. */
const beforeAll = '1970-01-01T00:00:00Z';

/**
 * What the service now suggests for other entries after a change was saved, or `follow` was called because something else
 * was, such as a rule. The list is read again where something changed, and the largest group of entries of one payee is
 * offered, unless a person declined it in this browser.
 * @param isSaving whether changes are on their way
 */
export function useNewSuggestions(isSaving: boolean) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const [offer, setOffer] = useState<SuggestionGroup | null>(null);
  const since = useRef<string | null>(null);
  const wasSaving = useRef(false);
  const [followed, setFollowed] = useState(0);
  const lastFollowed = useRef(0);
  const follow = useCallback(() => setFollowed((count) => count + 1), []);
  const dismiss = useCallback(() => setOffer(null), []);
  const declinedKey = `declined-offers:${businessId}`;
  const decline = useCallback(() => {
    if (offer) keepTexts(declinedKey, withDeclined(textsOf(readKept(declinedKey)), offer));
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
    const hasSaved = wasSaving.current && !isSaving;
    const isAsked = followed !== lastFollowed.current;
    wasSaving.current = isSaving;
    lastFollowed.current = followed;
    if (!hasSaved && !isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      for (let reads = 0; isCurrent && reads < mostReads; reads += 1) {
        const answer = await readChanges(businessId, since.current);
        if (!answer || !isCurrent) return;
        if (answer.changed > 0) {
          since.current = answer.as_of ?? since.current;
          setOffer(firstNotDeclined(answer.groups, textsOf(readKept(declinedKey))));
          await readAgain(client, businessId, journalEntryReads.list);
        }
        if (!answer.is_judging) return;
        await new Promise((resolve) => setTimeout(resolve, betweenReadsMilliseconds));
      }
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

/** Null where nobody answers: the next change asks again. */
async function readChanges(businessId: string, since: string | null) {
  const query = since === null ? {} : { since };
  try {
    const address = addressOf(suggestionReads.changes, businessId, { query });
    return (await readData<ReadAnswer<typeof suggestionReads.changes>>(address)).data;
  } catch {
    return null;
  }
}
