import {
  addDecimalTexts,
  type DecimalStyle,
  negateDecimalText,
  readDecimalText,
} from '@/lib/money/decimal-text';
import type { CsvLayout } from '../layout';
import type { CsvRow } from '../table';

const balanceSampleRows = 5000;

/** A row, and by how much the balance beside it differs from that before it, as exact decimal text. */
export type BalanceMove = { row: CsvRow; by: string };

/**
 * What the rows moved the balance by, from row to row, in both orders that a table can have. Of each currency apart; a row
 * counts only beside another with a balance.
 */
export function movesOfBalance(
  rows: readonly CsvRow[],
  { columns }: Pick<CsvLayout, 'columns'>,
  numbers: DecimalStyle,
): { oldestFirst: BalanceMove[]; newestFirst: BalanceMove[] } {
  const oldestFirst: BalanceMove[] = [];
  const newestFirst: BalanceMove[] = [];
  const [balance, currency] = [columns.get('balance'), columns.get('currency')];
  const last = new Map<string, CsvRow>();
  for (const row of balance === undefined ? [] : rows.slice(0, balanceSampleRows)) {
    const key = row.cells[currency ?? -1] ?? '';
    const before = last.get(key);
    last.set(key, row);
    const by = differenceOf(before?.cells[balance ?? -1], row.cells[balance ?? -1], numbers);
    if (!before || by === null) continue;
    // Oldest first, the later row moved the balance; newest first, the earlier one did, the other way.
    oldestFirst.push({ row, by });
    newestFirst.push({ row: before, by: negateDecimalText(by) });
  }
  return { oldestFirst, newestFirst };
}

function differenceOf(
  from: string | undefined,
  to: string | undefined,
  numbers: DecimalStyle,
): string | null {
  const [before, after] = [readDecimalText(from ?? '', numbers), readDecimalText(to ?? '', numbers)];
  return before === null || after === null ? null : addDecimalTexts(after, negateDecimalText(before));
}
