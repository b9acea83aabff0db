import type { Business } from '@/lib/contract/business';
import type { RefundPayment } from '@/lib/contract/refund-payment';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { Link } from '../../domain/links/link';
import { uuid } from '../../store/identifiers';

/** The link as the contract shows it. */
export function presentLink(business: Business, link: Link): TransactionLink {
  const number = (units: bigint) => amountNumber(units, decimalsOf(business.currency));
  return {
    id: link.id,
    business_id: business.id,
    kind: link.kind,
    status: link.status,
    transaction_id: link.transactionId,
    other_transaction_id: link.otherTransactionId,
    bill_id: link.billId,
    invoice_id: link.invoiceId,
    journal_entry_id: link.journalEntryId,
    group_id: link.groupId,
    amount: number(link.amount),
    fee_amount: link.feeAmount === null ? null : number(link.feeAmount),
    fee_ledger_id: link.feeLedgerId,
    confidence: link.confidence,
    reasons: [...link.reasons],
    decided_by: link.decidedBy,
    created_at: link.createdAt,
    updated_at: link.updatedAt,
  };
}

/** The linked refund as its transaction shows it among what it refunds. */
export function refundOfLink(link: TransactionLink, datetime: Instant): RefundPayment {
  return {
    id: encodeIdentifier('refund_payment', uuid('transaction_link', link.id)),
    transaction_id: link.transaction_id,
    vendor_id: null,
    customer_id: null,
    amount: link.amount,
    datetime,
  };
}
