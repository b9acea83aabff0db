import type { IncludedInTransaction } from '@/lib/contract/transaction';
import type { BusinessContext } from '../context';
import { linksOfTransactions } from '../links/read-links';
import { paymentsOfTransactions } from './payments-of-transactions';
import type { RelatedToTransaction } from './present-transaction';

/** The payments, refunds and links of transactions, by transaction. */
export async function relatedTo(
  ctx: BusinessContext,
  transactionIds: readonly string[],
  includes: readonly IncludedInTransaction[] = [],
): Promise<(transactionId: string) => RelatedToTransaction> {
  const [paid, links] = await Promise.all([
    paymentsOfTransactions(ctx, transactionIds, includes),
    linksOfTransactions(ctx, transactionIds),
  ]);
  return (id) => ({ ...paid(id), links: links(id) });
}
