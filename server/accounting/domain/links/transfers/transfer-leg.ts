import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import { isOfAnswer } from '@/lib/contract/owner-answer';
import type { Day, Instant } from '@/lib/dates/instant';
import { type Chart, isUncategorized } from '../../chart-of-accounts/chart';
import { isLocked } from '../../journal-entry/books-lock';
import { type OwnAccount, tokensOf } from '../leg-words';
import { ownMethods } from '../replace-lines';
import type { TransferLeg } from './score-transfer';

/** A transaction with what its entry says of it. */
export type LegFacts = {
  id: string;
  amount: bigint;
  day: Day;
  text: string;
  datetime: Instant;
  reviewStatus: ReviewStatus;
  method: CategorizationMethod;
  isReconciled: boolean;
  confidence: number | null;
  /** Why the entry has its ledger, in sentences. */
  reasons: readonly string[];
  oppositeLedgerIds: readonly string[];
};

/** The transaction as a leg of a transfer. */
export function transferLeg(
  facts: LegFacts,
  account: OwnAccount,
  chart: Chart,
  lockedThrough: Day | null,
): TransferLeg {
  const transit = chart.ledgerFor('transfers');
  const isInPlace = facts.oppositeLedgerIds.length === 1 && facts.oppositeLedgerIds[0] === transit;
  const isFree =
    facts.reviewStatus === 'bookkeeper_pending' &&
    ownMethods.has(facts.method) &&
    !isOfAnswer(facts.method, facts.reasons) &&
    !facts.isReconciled &&
    !isLocked(lockedThrough, facts.datetime);
  return {
    transactionId: facts.id,
    account,
    amount: facts.amount,
    day: facts.day,
    tokens: tokensOf(facts.text),
    isOpen: isInPlace || isFree,
    rival: rivalOf(facts, chart),
  };
}

/** How likely the movement is something else than a transfer, by the ledger that it has now. */
function rivalOf(facts: LegFacts, chart: Chart): number {
  const { oppositeLedgerIds, method, reviewStatus, confidence, reasons } = facts;
  const isElsewhere = oppositeLedgerIds.some((id) => {
    const ledger = chart.ledgers.get(id);
    return ledger && !chart.isInPool(id) && !isUncategorized(ledger);
  });
  if (!isElsewhere) return 0;
  if (method === 'manual' || method === 'rule' || reviewStatus === 'confirmed') return 1;
  if (isOfAnswer(method, reasons)) return 1;
  return confidence ?? 0;
}
