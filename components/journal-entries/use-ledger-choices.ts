'use client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { keepTexts, readKept, textsOf } from '@/lib/client/kept-texts';
import type { Ledger } from '@/lib/contract/ledger';
import { ledgerChoices } from './ledger-choices';
import { withRecent } from './recent-ledgers';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ledgers as choices, those recently chosen in this browser first; `remember` is called with each that is chosen. */
export function useLedgerChoices(ledgers: readonly Ledger[]) {
  const { id: businessId } = useBusiness();
  const key = `recent-ledgers:${businessId}`;
  const kept = useSyncExternalStore(
    subscribe,
    () => readKept(key),
    () => null,
  );
  const choices = useMemo(() => ledgerChoices(ledgers, textsOf(kept)), [ledgers, kept]);
  const remember = useCallback(
    (ledgerId: string | null) => {
      if (ledgerId === null) return;
      keepTexts(key, withRecent(textsOf(readKept(key)), ledgerId));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return { choices, remember };
}
