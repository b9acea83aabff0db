import type { Books } from '../books';
import type { Judgement } from '../categorization/judging/judge';
import type { Line } from '../journal-entry/entry';
import { newLine } from '../journal-entry/new-entry';

/**
 * The lines of a bank transaction's entry on other ledgers than the bank's, as they were judged.
 * @param firstPosition the position of the first one in its entry
 */
export function judgedLines(
  books: Pick<Books, 'newId'>,
  { lines }: Judgement,
  isMoneyIn: boolean,
  firstPosition: number,
): Line[] {
  return lines.map(({ isOnBankSide = false, ...line }, at) =>
    newLine(books, {
      ...line,
      position: firstPosition + at,
      side: isMoneyIn === isOnBankSide ? 'debit' : 'credit',
    }),
  );
}
