import type { Business } from '@/lib/contract/business';
import type { RefundPayment } from '@/lib/contract/refund-payment';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { Refund } from '../../domain/postings/open-item';

/** The refund as the contract shows it. */
export function presentRefund(business: Business, refund: Refund): RefundPayment {
  return {
    id: refund.id,
    transaction_id: refund.transactionId,
    vendor_id: refund.kind === 'vendor' ? refund.partyId : null,
    customer_id: refund.kind === 'customer' ? refund.partyId : null,
    amount: amountNumber(refund.amount, decimalsOf(business.currency)),
    datetime: refund.datetime,
  };
}
