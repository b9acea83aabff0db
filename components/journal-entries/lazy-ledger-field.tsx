'use client';
import dynamic from 'next/dynamic';
import { useAhead } from '@/components/ui/use-ahead';

const load = () => import('./ledger-field').then((file) => file.LedgerField);

/** The field that chooses a ledger, without its code in the first load of the screen. */
export const LedgerField = dynamic(load, { ssr: false });

/** Fetches that code at the first key press or pointer movement, so the field opens at once when it is wanted. */
export function useLedgerFieldAhead(): void {
  useAhead(load);
}
