'use client';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';

const load = () => import('./ledger-field').then((file) => file.LedgerField);

/** The field that chooses a ledger, without its code in the first load of the screen. */
export const LedgerField = dynamic(load, { ssr: false });

/** Fetches that code at the first sign of a hand on the screen, so the field opens at once when it is wanted. */
export function useLedgerFieldAhead(): void {
  useEffect(() => {
    const ahead = () => void load();
    const signs = ['keydown', 'pointermove', 'pointerdown'] as const;
    for (const sign of signs) window.addEventListener(sign, ahead, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, ahead);
    };
  }, []);
}
