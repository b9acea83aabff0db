import type { Ledger } from '@/lib/contract/ledger';
import type { StoredLedger } from '../../store/ledger-store';

/** The ledger as the contract shows it: without what only the service needs to know. */
export function presentLedger({ purpose: _purpose, ...ledger }: StoredLedger): Ledger {
  return ledger;
}
