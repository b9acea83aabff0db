import { formatAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { totalsOf } from './check-entry';
import type { LineValues } from './entry-values';

/** The amounts of a row. */
export type RowAmounts = Pick<LineValues, 'debit' | 'credit'>;

export const noAmounts: RowAmounts = { debit: '', credit: '' };

/**
 * What to write into the last row so that debits equal credits, once it has a ledger: as long as its amounts are empty or
 * still those that were put there before. Null leaves it alone.
 */
export function balanceOfLast(
  rows: readonly LineValues[],
  put: RowAmounts,
  format: AmountFormat,
): RowAmounts | null {
  const last = rows.at(-1);
  if (!last || rows.length < 2 || last.ledgerId === null) return null;
  const isOwn = (amounts: RowAmounts) => last.debit === amounts.debit && last.credit === amounts.credit;
  if (!isOwn(noAmounts) && !isOwn(put)) return null;
  const { debits, credits } = totalsOf(rows.slice(0, -1), format);
  const written = (units: bigint) => (units > 0n ? formatAmount(units, format.currency, format.locale) : '');
  const balance = { debit: written(credits - debits), credit: written(debits - credits) };
  return isOwn(balance) ? null : balance;
}
