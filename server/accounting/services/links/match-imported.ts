import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import type { BusinessContext } from '../context';
import { matchPayments } from './match-payments';
import { matchTransfers } from './match-transfers';

/** Looks for what new transactions belong to: other legs of transfers, then open bills and invoices. */
export async function matchImported(
  ctx: BusinessContext,
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
  await matchPayments(
    ctx,
    posted.map((transaction) => ({
      id: transaction.id,
      amount: transaction.amount,
      day: transaction.datetime.slice(0, 10),
      text: textOf(transaction),
    })),
  );
}

/** All that the bank says of a transaction. */
function textOf({ bankDescription, metadata }: BankTransaction): string {
  const more = [metadata.memo, metadata.purpose].filter((each) => typeof each === 'string');
  return [bankDescription, ...more].join(' ');
}
