'use client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { Ledger } from '@/lib/contract/ledger';
import { ledgerChoices } from './ledger-choices';
import { readRecent, withRecent } from './recent-ledgers';

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
    () => read(key),
    () => null,
  );
  const choices = useMemo(() => ledgerChoices(ledgers, readRecent(kept)), [ledgers, kept]);
  const remember = useCallback(
    (ledgerId: string | null) => {
      if (ledgerId === null) return;
      write(key, JSON.stringify(withRecent(readRecent(read(key)), ledgerId)));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return { choices, remember };
}

/** A browser may refuse its storage; then nothing is recent. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {}
}
