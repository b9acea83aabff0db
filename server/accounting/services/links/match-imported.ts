import type { HandMade } from '../../domain/links/match-hand-made';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import type { BusinessContext } from '../context';
import { matchHandMade } from './match-hand-made';
import { matchPayments } from './match-payments';
import { matchTransfers } from './match-transfers';

/**
 * Looks for what new transactions of one account belong to: other legs of transfers, open bills and invoices, hand-made entries.
 * @param handMade the entries of `handMadeNear`, read before the transactions were booked
 */
export async function matchImported(
  ctx: BusinessContext,
  handMade: readonly HandMade[],
  transactions: readonly BankTransaction[],
): Promise<void> {
  const posted = transactions.filter((transaction) => transaction.posted && transaction.amount !== 0n);
  await matchTransfers(
    ctx,
    posted.map(({ id, externalAccountId, amount, datetime }) => ({
      id,
      externalAccountId,
      amount,
      day: datetime.slice(0, 10),
    })),
  );
  const movements = posted.map((transaction) => ({
    id: transaction.id,
    amount: transaction.amount,
    day: transaction.datetime.slice(0, 10),
    text: textOf(transaction),
  }));
  await matchPayments(ctx, movements);
  await matchHandMade(ctx, handMade, movements);
}

/** All that the bank says of a transaction. */
function textOf({ bankDescription, metadata }: BankTransaction): string {
  const more = [metadata.memo, metadata.purpose].filter((each) => typeof each === 'string');
  return [bankDescription, ...more].join(' ');
}
