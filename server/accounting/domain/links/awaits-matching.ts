import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { LedgerType } from '@/lib/contract/ledger';
import { isResultLedger } from '../reports/report-ledger';

/** Who put the entry of a transaction where it is. */
type Decision = { reviewStatus: ReviewStatus; method: CategorizationMethod };

/** Whether a person has decided what the entry says: what links suggest of its transaction says otherwise no longer. */
export function isDecided({ reviewStatus, method }: Decision): boolean {
  return reviewStatus === 'confirmed' || method === 'manual';
}

/**
 * Whether the money of a suggested payment waits to be matched: nobody has decided on its entry, which counts it as income or a cost
 * of its own until then. What an answer or a rule has put elsewhere, as on receivable, deposits or equity, is in no result twice.
 * @param types of the ledgers beside the bank, without those of payments
 */
export function awaitsMatching({ types, ...decision }: Decision & { types: readonly LedgerType[] }): boolean {
  return !isDecided(decision) && types.length > 0 && types.every((type) => isResultLedger({ type }));
}
