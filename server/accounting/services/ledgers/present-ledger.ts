import type { Ledger } from '@/lib/contract/ledger';
import type { StoredLedger } from '../../store/ledger-store';

/** The ledger as in the contract, without internal fields. */
export function presentLedger({ purpose: _purpose, ...ledger }: StoredLedger): Ledger {
  return ledger;
}
