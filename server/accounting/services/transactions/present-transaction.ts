import type { Business } from '@/lib/contract/business';
import type { Transaction } from '@/lib/contract/transaction';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { PostedTransaction } from '../../store/transaction-store';
import { refundOfLink } from '../links/present-link';
import type { PaidByTransaction } from './payments-of-transactions';

/** What a transaction pays, refunds and is linked to. */
export type RelatedToTransaction = PaidByTransaction & Pick<Transaction, 'links'>;

/** The transaction as the contract shows it. */
export function presentTransaction(
  business: Business,
  transaction: PostedTransaction,
  related: RelatedToTransaction,
): Transaction {
  const linked = related.links
    .filter(
      (link) => link.kind === 'refund' && link.status === 'linked' && link.transaction_id === transaction.id,
    )
    .map((link) => refundOfLink(link, transaction.datetime));
  return {
    id: transaction.id,
    business_id: business.id,
    external_id: transaction.externalId,
    external_account_id: transaction.externalAccountId,
    amount: amountNumber(transaction.amount, decimalsOf(business.currency)),
    datetime: transaction.datetime,
    description: transaction.description,
    posted: transaction.posted,
    type: transaction.type,
    reviewed: transaction.reviewed,
    metadata_: transaction.metadata,
    journal_entry_id: transaction.journalEntryId,
    import_id: transaction.importId,
    ...related,
    refund_payments: [...related.refund_payments, ...linked],
    version: transaction.version,
    created_at: transaction.createdAt,
    updated_at: transaction.updatedAt,
  };
}
