'use client';

import { useCallback, useEffect, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { isDeclined, type RuleOffered, readDeclined, withDeclined } from './declined-offers';

/** An offer that nobody answers goes away. */
const offeredMilliseconds = 12_000;

/** Offers a rule after a correction; one that was declined in this browser is never offered again. */
export function useRuleOffer() {
  const { id: businessId } = useBusiness();
  const key = `declined-rules:${businessId}`;
  const [offer, setOffer] = useState<RuleOffered | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const close = useCallback(() => {
    setOffer(null);
    setIsWriting(false);
  }, []);

  useEffect(() => {
    if (!offer || isWriting) return;
    const timer = setTimeout(close, offeredMilliseconds);
    return () => clearTimeout(timer);
  }, [offer, isWriting, close]);

  const offerFor = (entry: JournalEntry, ledgerId: string) => {
    const next = { payee: entry.clean_description, ledgerId };
    const isBank = entry.transaction_id !== null;
    setOffer(isBank && !isDeclined(readDeclined(read(key)), next) ? next : null);
  };
  const decline = useCallback(() => {
    if (offer) write(key, JSON.stringify(withDeclined(readDeclined(read(key)), offer)));
    close();
  }, [offer, key, close]);
  const take = useCallback(() => setIsWriting(true), []);

  return { offer, isWriting, offerFor, take, decline, close };
}

/** A browser may refuse its storage; then nothing is kept. */
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
