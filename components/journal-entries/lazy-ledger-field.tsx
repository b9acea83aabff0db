'use client';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useAhead } from '@/components/ui/loading/use-ahead';

/** The field that chooses a ledger, without its code in the first load of the screen. */
export const LedgerField = lazyComponent(() => import('./ledger-field').then((file) => file.LedgerField));

/** Fetches that code at the first key press or pointer movement, so the field opens at once when it is wanted. */
export function useLedgerFieldAhead(): void {
  useAhead(LedgerField.load);
}
