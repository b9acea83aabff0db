import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { quote } from '../../domain/bank-files/printed-text';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { collectiveOf } from '../../domain/transactions/collective-movements';
import type { Likeness } from '../../domain/transactions/known-movements';
import type { ComparedMovement } from '../../domain/transactions/movement';

/**
 * Why a record is not added.
 * @param fileName of the file from which the transaction is that it repeats
 */
export function reasonOf(
  { currency }: { currency: string },
  { externalId, metadata }: BankTransaction,
  { known, likeness }: { known: ComparedMovement | null; likeness: Likeness },
  fileName: string | undefined,
): string {
  const from =
    fileName === undefined ? 'a transaction that is there already' : `a transaction of ${fileName}`;
  const other = known ? `${from}, ${quote(known.bankDescription)}` : from;
  switch (likeness) {
    case 'id':
      return `The day, the amount and the bank’s id ${externalId} are those of ${from}.`;
    case 'words':
      return `The day, the amount and the text are those of ${from}.`;
    case 'unnamed':
      return `The day and the amount are those of ${from}, which has no text.`;
    case 'same_file':
      return `The bank’s id ${externalId}, with this day and amount, is in the file twice.`;
    case 'sum':
      return `It is the sum of parts that are there already, such as ${from}.`;
    case 'part':
      return `The day, the amount and the collective movement are those of ${from}.`;
    case 'whole': {
      const whole = collectiveOf(metadata, decimalsOf(currency));
      const amount = whole ? ` of ${decimalText(whole.amount, decimalsOf(currency))}` : '';
      return `It is a part of a collective movement${amount}, which is there already as one: ${from} of the same day.`;
    }
    case 'balance':
      return `The day, the amount and the balance after it are those of ${other}, which is not in this file.`;
    case 'text':
      return `The day and the amount are those of ${other}, which is in this file only in these words.`;
    case 'day_and_amount':
      return `The day and the amount are those of ${other}, which is not in this file: possibly the same in other words.`;
    case 'other_day':
      return `The amount is that of ${other} of ${known?.day}, which is not in this file: possibly the same, booked on another day.`;
    case 'announced':
      return `It is only announced, with the amount and the payee of ${other}, booked on ${known?.day}: possibly that one.`;
  }
}
