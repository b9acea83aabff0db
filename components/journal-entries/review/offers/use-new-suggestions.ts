import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOf as draftAddress } from '@/components/drafts/draft-store';
import { useBusiness } from '@/components/shell/business-context';
import { usePerson } from '@/components/shell/person-context';
import { keepTexts, readKept, textsOf } from '@/lib/client/kept-texts';
import { readData } from '@/lib/client/read-data';
import type { SuggestionGroup } from '@/lib/contract/suggestion';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { addressOf, type ReadAnswer } from '@/lib/reads/read';
import { readAgain } from '@/lib/reads/read-again';
import { suggestionReads } from '@/lib/reads/suggestion-reads';
import { firstNotDeclined, offeredFrom, ofPayeesFirst, withDeclined } from './offers';

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
      const judged = await readUntilJudged({
        // Always since the act: what is saved in several batches is one offer.
        read: () => readChanges(businessId, since.current),
        isCurrent: () => isCurrent,
        onChanged: async ({ groups }) => {
          const sorted = ofPayeesFirst(groups, decidedPayees.current);
          setOffer(firstNotDeclined(sorted, textsOf(readKept(declinedKey))));
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

type SuggestionChanges = ReadAnswer<typeof suggestionReads.changes>['data'];

type JudgingInput = {
  read: () => Promise<SuggestionChanges | null>;
  /** Whether anybody still waits for the answer. */
  isCurrent: () => boolean;
  /** Is told each time that more was judged. */
  onChanged: (answer: SuggestionChanges) => Promise<void>;
};

/** Reads again and again until the service has judged all; null where it does not answer, or takes too long. */
async function readUntilJudged({
  read,
  isCurrent,
  onChanged,
}: JudgingInput): Promise<SuggestionChanges | null> {
  let seen = '';
  for (let reads = 0; isCurrent() && reads < mostReads; reads += 1) {
    const answer = await read();
    if (!answer || !isCurrent()) return null;
    // An entry that is judged twice counts once: only when it was judged tells.
    const now = `${answer.changed} ${answer.as_of}`;
    if (answer.changed > 0 && now !== seen) {
      seen = now;
      await onChanged(answer);
    }
    if (!isCurrent()) return null;
    if (!answer.is_judging) return answer;
    await new Promise((resolve) => setTimeout(resolve, betweenReadsMilliseconds));
  }
  return null;
}

/** Null where nobody answers: the next change asks again. */
async function readChanges(businessId: string, since: string | null): Promise<SuggestionChanges | null> {
  const query = since === null ? {} : { since, confidence_from: offeredFrom };
  try {
    const address = addressOf(suggestionReads.changes, businessId, { query });
    return (await readData<ReadAnswer<typeof suggestionReads.changes>>(address)).data;
  } catch {
    return null;
  }
}
