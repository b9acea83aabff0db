import { dayOf } from '@/lib/dates/instant';
import type { Movement } from '../categorization/movement';
import { printedParts } from '../categorization/printed-category';
import { printedTransfer } from '../categorization/printed-transfer';
import type { BankTransaction } from './bank-transaction';

/**
 * The bank transaction as suggestions see it.
 * @param payee the clean description
 */
export function movementOf(
  {
    bankDescription,
    metadata,
    amount,
    datetime,
  }: Pick<BankTransaction, 'bankDescription' | 'metadata' | 'amount' | 'datetime'>,
  payee: string,
  accountLedgerId: string,
): Movement {
  const { memo } = metadata;
  const text = typeof memo === 'string' ? `${bankDescription} ${memo}` : bankDescription;
  const movement = { payee, text, accountLedgerId, amount, day: dayOf(datetime) };
  const printed = printedParts(metadata);
  const transfer = printedTransfer(metadata, payee);
  if (transfer) return { ...movement, transfer };
  return printed.length === 0 ? movement : { ...movement, printed };
}
