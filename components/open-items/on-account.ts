import type { ItemKind } from '@/lib/contract/item-kind';
import { formatAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';

/** What is owed of no bill or invoice, and why that may be; null where nothing is. */
export function onAccountWords(
  units: bigint,
  item: ItemKind,
  { currency, locale }: AmountFormat,
): string | null {
  if (units === 0n) return null;
  return `${formatAmount(units, currency, locale)} is owed on account, of no ${item}, such as by a journal entry or where credit that was used is voided; it is not counted as due.`;
}
