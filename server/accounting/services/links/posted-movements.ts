import { dayOf } from '@/lib/dates/instant';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { mapYielding } from '../categorization/yield-to-event-loop';
import type { PossiblePayment } from './match-payments';

export type PostedMovement = PossiblePayment & {
  externalAccountId: string;
  name: string;
  bankId: string | null;
};

/** What the bank moved, of transactions that it has posted, with all that it says. */
export function postedMovementsOf(transactions: readonly BankTransaction[]): Promise<PostedMovement[]> {
  return mapYielding(
    transactions.filter(({ posted, amount }) => posted && amount !== 0n),
    (transaction) => ({
      id: transaction.id,
      externalAccountId: transaction.externalAccountId,
      amount: transaction.amount,
      day: dayOf(transaction.datetime),
      text: textOf(transaction),
      name: transaction.bankDescription,
      bankId: transaction.externalId,
    }),
  );
}

function textOf({ bankDescription, metadata }: BankTransaction): string {
  const more = [metadata.memo, metadata.purpose].filter((each) => typeof each === 'string');
  return more.length === 0 ? bankDescription : [bankDescription, ...more].join(' ');
}
