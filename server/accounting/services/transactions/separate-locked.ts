import { isLocked } from '../../domain/journal-entry/books-lock';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import type { BusinessContext } from '../context';

/** Separates transactions that would be posted on a locked day; pending ones and those of 0.00 are not posted. */
export function separateLocked<Each extends BankTransaction>(
  ctx: BusinessContext,
  transactions: readonly Each[],
) {
  const isShut = ({ posted, amount, datetime }: BankTransaction) =>
    posted && amount !== 0n && isLocked(ctx.business.books_locked_through, datetime);
  return { open: transactions.filter((each) => !isShut(each)), locked: transactions.filter(isShut) };
}

export function lockedReason({ business }: BusinessContext): string {
  return `The date lies on or before ${business.books_locked_through}, through which the books are locked. To add it, reopen the period and import the file again.`;
}
