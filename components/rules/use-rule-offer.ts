'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import { keyOf } from '@/lib/reads/read';
import { readOptions } from '@/lib/reads/read-options';
import { suggestionReads } from '@/lib/reads/suggestion-reads';
import { declineRule } from '@/server/dashboard/actions/rules';
import { DeclinesPutOff, type RuleOffered } from './declines-put-off';
import { mayHaveRule } from './may-have-rule';
import type { OfferAfter } from './start-of-rule';

/** An offer that was shown so long without an answer goes away. */
const offeredMilliseconds = 12_000;

/**
 * Offers a rule after a correction; one that somebody declined for good in this business is never offered again, one that was
 * put aside is with the next correction.
 * @param isHidden whether another offer takes its place; its time begins when it is shown
 */
export function useRuleOffer(isHidden: boolean) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const [offer, setOffer] = useState<OfferAfter | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  /** The correction made last: the answer about an earlier one comes too late. */
  const latest = useRef<RuleOffered | null>(null);
  const declines = useDeclines();
  const close = useCallback(() => {
    setOffer(null);
    setIsWriting(false);
  }, []);

  useEffect(() => {
    if (!offer || isWriting || isHidden) return;
    const timer = setTimeout(close, offeredMilliseconds);
    return () => clearTimeout(timer);
  }, [offer, isWriting, isHidden, close]);

  const offerFor = async (entry: JournalEntry, ledger: Ledger | undefined) => {
    const next = { payee: entry.clean_description, ledgerId: ledger?.id ?? '', entry };
    latest.current = next;
    setOffer(null);
    if (!ledger || entry.transaction_id === null || !mayHaveRule(next.payee, ledger)) return;
    if (declines.has(next)) return;
    // An offer is a convenience: where it cannot be known whether it was declined, none is made.
    const read = await client
      .fetchQuery(readOptions(suggestionReads.declinedRule, businessId, { query: queryOf(next) }))
      .catch(() => null);
    if (read?.data.declined_at === null && latest.current === next && !declines.has(next)) setOffer(next);
  };
  const decline = useCallback(() => {
    close();
    if (!offer) return;
    const { undo, settle } = declines.decline(offer);
    const title = `No rule is offered for ${offer.payee} any more`;
    showToast({ title, action: { name: 'Undo', onPress: undo }, onGone: () => void settle() });
  }, [offer, declines, close]);
  const take = useCallback(() => setIsWriting(true), []);

  return { offer, isWriting, offerFor, take, decline, close };
}

/** What was declined for good and can still be undone. */
function useDeclines(): DeclinesPutOff {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  return useMemo(
    () =>
      new DeclinesPutOff(async (offer) => {
        const query = queryOf(offer);
        const answer = await answered(() => declineRule(businessId, query));
        const title = 'The rule was not declined';
        if (!answer.ok) showToast({ title, detail: answer.problem.detail, tone: 'bad' });
        const queryKey = keyOf(suggestionReads.declinedRule, businessId, { query });
        await client.invalidateQueries({ queryKey });
      }),
    [businessId, client],
  );
}

function queryOf({ payee, ledgerId }: RuleOffered) {
  return { payee, ledger_id: ledgerId };
}
