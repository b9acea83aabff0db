import {
  addDecimalTexts,
  type DecimalStyle,
  isSameAmount,
  negateDecimalText,
  readDecimalText,
} from '@/lib/money/decimal-text';
import { movesOfBalance } from '../balances/balance-moves';
import type { CsvLayout } from '../layout';
import type { CsvRow } from '../table';

/**
 * Whether fees were taken beside the amounts, as the balances after each row show; false where no two rows prove it, or any
 * proves that a fee is in its amount.
 * @param amountOf what the row prints as its amount, without the fee; null where it cannot be read
 */
export function isFeeBeside(
  rows: readonly CsvRow[],
  layout: CsvLayout,
  numbers: DecimalStyle,
  amountOf: (row: CsvRow) => string | null,
): boolean {
  const fee = layout.columns.get('fee');
  if (fee === undefined) return false;
  const { oldestFirst, newestFirst } = movesOfBalance(rows, layout, numbers);
  let isProved = false;
  for (const { row, by } of [...oldestFirst, ...newestFirst]) {
    const printed = hasNoAmount(row, layout) ? '0' : amountOf(row);
    const taken = readDecimalText(row.cells[fee] ?? '', numbers) ?? '0';
    if (printed === null || !/[1-9]/.test(taken)) continue;
    if (isSameAmount(by, printed)) return false;
    if (isSameAmount(by, lessFee(printed, row.cells[fee] ?? '', numbers))) isProved = true;
  }
  return isProved;
}

/** Whether no column of amounts has a number: the row may be of a fee alone. */
export function hasNoAmount({ cells }: CsvRow, { columns }: CsvLayout): boolean {
  return (['amount', 'debit', 'credit'] as const).every(
    (role) => !/\d/.test(cells[columns.get(role) ?? -1] ?? ''),
  );
}

/** @param fee as printed, with or without a sign */
export function lessFee(amount: string, fee: string, numbers: DecimalStyle): string {
  const taken = readDecimalText(fee, numbers)?.replace('-', '') ?? '0';
  return addDecimalTexts(amount, negateDecimalText(taken));
}

/**
 * Whether the amount of a row is what was left after its fee: another column has what it was before, and the fee is exactly the
 * difference.
 * @param amount as the row prints it
 */
export function isAfterFee(
  { cells }: CsvRow,
  layout: CsvLayout,
  numbers: DecimalStyle,
  amount: string,
): boolean {
  const fee = readDecimalText(cells[layout.columns.get('fee') ?? -1] ?? '', numbers) ?? '0';
  if (!/[1-9]/.test(fee)) return false;
  const before = layout.beforeFee.flatMap((column) => readDecimalText(cells[column] ?? '', numbers) ?? []);
  return before.some((gross) =>
    [fee, negateDecimalText(fee)].some((each) => isSameAmount(addDecimalTexts(gross, each), amount)),
  );
}
