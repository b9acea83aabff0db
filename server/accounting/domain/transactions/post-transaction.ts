import type { Books } from '../books';
import type { Category } from '../categorization/categorize';
import { newEntry, newLine } from '../journal-entry/new-entry';
import type { Creation } from '../postings/posting';
import type { BankTransaction } from './bank-transaction';

/**
 * The entry of a bank transaction, pending review: its bank ledger against the best categorization known.
 * @param payee the clean description
 */
export function postTransaction(
  books: Books,
  bankLedgerId: string,
  transaction: Pick<BankTransaction, 'id' | 'amount' | 'datetime' | 'description'>,
  payee: string,
  category: Category,
): Creation {
  const isMoneyIn = transaction.amount > 0n;
  const amount = isMoneyIn ? transaction.amount : -transaction.amount;
  const after = newEntry(books, {
    description: transaction.description,
    cleanDescription: payee,
    datetime: transaction.datetime,
    transactionId: transaction.id,
    categorizationMethod: category.method,
    suggestion: { ...category.suggestion, atVersion: 1 },
    lines: [
      newLine(books, { position: 0, ledgerId: bankLedgerId, side: isMoneyIn ? 'debit' : 'credit', amount }),
      newLine(books, {
        position: 1,
        ledgerId: category.ledgerId,
        side: isMoneyIn ? 'credit' : 'debit',
        amount,
      }),
    ],
  });
  return { after, datetimePath: '/file' };
}
