import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { BankRecord } from './bank-file';

/** How many movements are money out and in, if the signs of the table are exchanged or not. */
export type AmountReading = { isInverted: boolean; moneyOut: number; moneyIn: number };

/**
 * Both readings of a card's amounts where most are positive: card statements print what was spent as positive, or what was
 * paid back. Empty where most are negative, and where the table or a person says which is which.
 * @param mapping how the table is read; null for a format that prescribes the sign
 */
export function amountReadingsOf(
  records: readonly Pick<BankRecord, 'amount'>[],
  mapping: CsvMapping | null,
): AmountReading[] {
  if (mapping?.amount === undefined || mapping.direction !== undefined) return [];
  if (mapping.invert_amounts !== undefined) return [];
  const moving = records.filter(({ amount }) => /[1-9]/.test(amount));
  const moneyOut = moving.filter(({ amount }) => amount.startsWith('-')).length;
  const moneyIn = moving.length - moneyOut;
  if (moneyIn <= moneyOut) return [];
  return [
    { isInverted: true, moneyOut: moneyIn, moneyIn: moneyOut },
    { isInverted: false, moneyOut, moneyIn },
  ];
}
