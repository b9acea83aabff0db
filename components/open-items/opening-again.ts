import type { ItemKind } from '@/lib/contract/item-kind';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { reopenedWithout, type Settlement } from './settlement';

/** What opening again does to a bill or invoice that was marked as paid, in sentences, before it is done. */
export function openingAgain(item: Settlement, what: ItemKind, { currency, locale }: AmountFormat): string[] {
  const text = (units: bigint) => `${formatAmount(units, currency, locale)} ${currency}`;
  const marked = unitsOfAmount(item.settled_otherwise, currency);
  const reopened = reopenedWithout(marked, item, currency);
  return [
    `The entry that marked ${text(marked)} as paid is reversed.`,
    reopened > 0n
      ? `${text(reopened)} of the ${what} is open again, to be paid from its bank transaction.`
      : 'Its payments and applied credit settle it.',
  ];
}
