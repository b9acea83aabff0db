import type { Books } from '../books';
import type { Judgement } from '../categorization/judging/judge';
import { newEntry, newLine } from '../journal-entry/new-entry';
import type { Creation } from '../postings/posting';
import type { BankTransaction } from './bank-transaction';
import { judgedLines } from './judged-lines';

/** The entry of a bank transaction, pending review: its bank ledger against what it was judged to be. */
export function postTransaction(
  books: Books,
  bankLedgerId: string,
  transaction: Pick<BankTransaction, 'id' | 'amount' | 'datetime' | 'description'>,
  judgement: Judgement,
): Creation {
  const isMoneyIn = transaction.amount > 0n;
  const amount = isMoneyIn ? transaction.amount : -transaction.amount;
  const after = newEntry(books, {
    description: transaction.description,
    cleanDescription: judgement.cleanDescription,
    datetime: transaction.datetime,
    transactionId: transaction.id,
    categorizationMethod: judgement.method,
    suggestion: { ...judgement.suggestion, atVersion: 1 },
    lastSuggestion: judgement.lastSuggestion,
    lines: [
      newLine(books, { position: 0, ledgerId: bankLedgerId, side: isMoneyIn ? 'debit' : 'credit', amount }),
      ...judgedLines(books, judgement, isMoneyIn, 1),
    ],
  });
  return { after, datetimePath: '/file' };
}
