import { addDecimalTexts, type DecimalStyle, negateDecimalText, readDecimalText } from '../decimal-text';
import type { CsvLayout } from './layout';
import type { CsvRow } from './table';

const SAMPLE_ROWS = 5000;

/**
 * Whether fees were taken beside the amounts, as the balances after each row show; false where no two rows prove it, or any
 * proves that a fee is in its amount.
 */
export function isFeeBeside(rows: readonly CsvRow[], layout: CsvLayout, numbers: DecimalStyle): boolean {
  const [amount, fee, balance] = (['amount', 'fee', 'balance'] as const).map((role) =>
    layout.columns.get(role),
  );
  if (amount === undefined || fee === undefined || balance === undefined) return false;
  const currency = layout.columns.get('currency');
  let isProved = false;
  const last = new Map<string, CsvRow>();
  for (const row of rows.slice(0, SAMPLE_ROWS)) {
    const key = currency === undefined ? '' : (row.cells[currency] ?? '');
    const before = last.get(key);
    last.set(key, row);
    if (!before) continue;
    const moved = differenceOf(before.cells[balance], row.cells[balance], numbers);
    // Oldest first, the later row moved the balance; newest first, the earlier one did, the other way.
    for (const [mover, by] of [
      [row, moved],
      [before, moved && negateDecimalText(moved)],
    ] as const) {
      const printed = readDecimalText(mover.cells[amount] ?? '', numbers);
      const taken = readDecimalText(mover.cells[fee] ?? '', numbers) ?? '0';
      if (by === null || printed === null || !/[1-9]/.test(taken)) continue;
      if (isSame(by, printed)) return false;
      if (isSame(by, lessFee(printed, mover.cells[fee] ?? '', numbers))) isProved = true;
    }
  }
  return isProved;
}

function differenceOf(
  from: string | undefined,
  to: string | undefined,
  numbers: DecimalStyle,
): string | null {
  const [before, after] = [readDecimalText(from ?? '', numbers), readDecimalText(to ?? '', numbers)];
  return before === null || after === null ? null : addDecimalTexts(after, negateDecimalText(before));
}

function isSame(left: string, right: string): boolean {
  return !/[1-9]/.test(addDecimalTexts(left, negateDecimalText(right)));
}

/** @param fee as printed, with or without a sign */
export function lessFee(amount: string, fee: string, numbers: DecimalStyle): string {
  const taken = readDecimalText(fee, numbers)?.replace('-', '') ?? '0';
  return addDecimalTexts(amount, negateDecimalText(taken));
}
