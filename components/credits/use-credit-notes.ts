'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { PartyKind } from '@/lib/contract/party';
import { readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { creditReads, latestCreditNotesOf } from '@/lib/reads/credit-reads';
import { readAgain } from '@/lib/reads/read-again';
import { readOptions } from '@/lib/reads/read-options';

/** The latest credit notes of a vendor or customer. */
export function useCreditNotes(kind: PartyKind, partyId: string) {
  const { id } = useBusiness();
  const of = kind === 'vendor' ? { vendor_id: partyId } : { customer_id: partyId };
  return useQuery(readOptions(creditReads.notes, id, { query: latestCreditNotesOf(of) }));
}

/** Reads again all that credit shows in; resolves when it is there. */
export function useCreditsReadAgain(): () => Promise<void> {
  const { id } = useBusiness();
  const client = useQueryClient();
  return useCallback(() => readAgain(client, id, ...readsChangedByPosting), [client, id]);
}
