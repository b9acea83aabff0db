import type { LedgerType } from '@/lib/contract/ledger';
import type { Side } from '@/lib/contract/primitives';

/** The side on which a ledger of the type grows; a contra ledger grows on the other. */
export function normalSideOf(type: LedgerType, contra = false): Side {
  const growsByDebit = type === 'asset' || type === 'expense';
  return growsByDebit === contra ? 'credit' : 'debit';
}
