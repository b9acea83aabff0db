import type { AmountReading, BankRecord, CsvTable } from './bank-file';

/**
 * Both readings of a card's amounts where at least half are positive: card statements print what was spent as positive,
 * or what was paid back. Empty where most are negative, and where the table or a person says which is which.
 * @param table how it is read; null for a format that prescribes the sign
 */
export function amountReadingsOf(
  records: readonly Pick<BankRecord, 'amount'>[],
  table: Pick<CsvTable, 'mapping' | 'areCreditsMarked'> | null,
): AmountReading[] {
  const mapping = table?.mapping;
  if (
    !mapping ||
    table.areCreditsMarked ||
    mapping.direction !== undefined ||
    mapping.invert_amounts !== undefined
  )
    return [];
  const areNamed = mapping.debit !== undefined || mapping.credit !== undefined;
  // Without headers, debits and credits are told apart by a balance that may be what is owed.
  if (areNamed && mapping.has_header !== false) return [];
  const moving = records.filter(({ amount }) => /[1-9]/.test(amount));
  const moneyOut = moving.filter(({ amount }) => amount.startsWith('-')).length;
  const moneyIn = moving.length - moneyOut;
  if (moving.length === 0 || moneyIn < moneyOut) return [];
  return [
    { answer: { invert_amounts: true }, moneyOut: moneyIn, moneyIn: moneyOut },
    { answer: { invert_amounts: false }, moneyOut, moneyIn },
  ];
}
