import { addDecimalTexts, isSameAmount } from '@/lib/money/decimal-text';
import type { BankRecord, ClosingBalance } from '../../bank-file';

/** A row that was read, and the balance beside it as exact decimal text; null where there is none. */
export type BalancedRow = { record: BankRecord; balance: string | null };

/** Fewer movements may add up by chance. */
const leastMoves = 2;

/**
 * The balance after the latest row of a table whose balances are proved: in one order of the rows, and not in the other,
 * each balance is that before it and the amount of its row, and no row is of an earlier day than the one before. Null where
 * that is not so, as where rows were left out, are only announced, or the balance is what is owed on a card.
 */
export function closingByBalances(rows: readonly BalancedRow[]): ClosingBalance | null {
  if (rows.some(({ record }) => !record.posted)) return null;
  const [order, ...others] = [rows, [...rows].reverse()].filter(isProved);
  const last = order?.at(-1);
  if (!last || last.balance === null || others.length > 0) return null;
  return { day: last.record.date, amount: last.balance };
}

function isProved(rows: readonly BalancedRow[]): boolean {
  const moves = rows.slice(1).filter(({ record }) => /[1-9]/.test(record.amount));
  return moves.length >= leastMoves && rows.every((row, at) => at === 0 || follows(row, rows[at - 1]));
}

function follows({ record, balance }: BalancedRow, before: BalancedRow | undefined): boolean {
  if (!before || balance === null || before.balance === null) return false;
  const after = addDecimalTexts(before.balance, record.amount);
  return before.record.date <= record.date && isSameAmount(balance, after);
}
