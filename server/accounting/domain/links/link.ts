import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { LinkKind, LinkStatus } from '@/lib/contract/transaction-link';
import type { Instant } from '@/lib/dates/instant';
import type { Entry, EntrySuggestion, Line } from '../journal-entry/entry';

/** What an entry was before a link changed it, so that deleting the link brings it back. */
export type Replaced = {
  entryId: string;
  /** The lines that the link took out of force, and the identifiers of those it put in their place. */
  lines: readonly Omit<Line, 'id' | 'movements'>[];
  placed: readonly string[];
  method: CategorizationMethod;
  reviewStatus: ReviewStatus;
  suggestion: EntrySuggestion | null;
  /** Nobody had changed the entry since the service suggested its ledger. */
  isUntouched: boolean;
  /** The notes that the entry was given with the link, where it had none. */
  notesGiven?: string;
  /** What the entry said besides, where it was taken out of the books; absent where the link was made before that was kept. */
  words?: Pick<Entry, 'description' | 'cleanDescription' | 'notes'>;
};

/** An entry as it was before it was confirmed with a link. */
export type ConfirmedWith = { entryId: string; reviewStatus: ReviewStatus; version: number };

/** A transaction and what it is linked to: another transaction, a bill, an invoice or an entry, exactly one of these. */
export type Link = {
  id: string;
  kind: LinkKind;
  status: LinkStatus;
  /** Of a transfer, the leg by which money leaves. */
  transactionId: string;
  otherTransactionId: string | null;
  billId: string | null;
  invoiceId: string | null;
  journalEntryId: string | null;
  groupId: string | null;
  /** Minor units, greater than 0; of a transfer, what arrives. */
  amount: bigint;
  /** Of a payment, what of the amount was suggested to be beyond what is open. */
  excessAmount?: bigint | null;
  feeAmount: bigint | null;
  feeLedgerId: string | null;
  /** 0 to 1 */
  confidence: number;
  reasons: readonly string[];
  /** `service`, a user or an application; null while the link is only suggested. */
  decidedBy: string | null;
  /** The payment or refund that the link made. */
  paymentId: string | null;
  replaced: readonly Replaced[];
  /** The entries that were confirmed with it. */
  confirmed?: readonly ConfirmedWith[];
  createdAt: Instant;
  updatedAt: Instant;
};

type SuggestedFacts = Pick<Link, 'id' | 'kind' | 'transactionId' | 'amount' | 'confidence' | 'reasons'> &
  Partial<
    Pick<
      Link,
      | 'otherTransactionId'
      | 'billId'
      | 'invoiceId'
      | 'journalEntryId'
      | 'groupId'
      | 'excessAmount'
      | 'feeAmount'
      | 'feeLedgerId'
    >
  >;

/** A link that is suggested now, and that nobody has decided on. */
export function suggestedLink(facts: SuggestedFacts, now: Instant): Link {
  return {
    otherTransactionId: null,
    billId: null,
    invoiceId: null,
    journalEntryId: null,
    groupId: null,
    feeAmount: null,
    feeLedgerId: null,
    ...facts,
    status: 'suggested',
    decidedBy: null,
    paymentId: null,
    replaced: [],
    createdAt: now,
    updatedAt: now,
  };
}

/** Who decided where the service itself did. */
export const byService = 'service';
