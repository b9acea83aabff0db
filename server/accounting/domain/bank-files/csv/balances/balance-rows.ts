import { hasWord, kindOfBalance, mayNameBalance } from '../../balance-names';
import type { CsvRole } from '../columns/header-names';
import type { CsvLayout } from '../layout';
import type { CsvRow } from '../table';

/** Columns that have letters, but describe no movement. */
const CODES: readonly CsvRole[] = [
  'date',
  'value_date',
  'amount',
  'debit',
  'credit',
  'balance',
  'fee',
  'direction',
  'id',
  'type',
  'currency',
  'account',
  'counterparty_account',
  'status',
  'balance_impact',
];

export type BalanceRow = { text: string; isClosing: boolean };

/**
 * A row of a balance or a total among the movements: its only text is the name of one, or the only one in the columns that
 * describe a movement.
 */
export function balanceRowOf({ cells }: CsvRow, layout: CsvLayout): BalanceRow | null {
  if (!cells.some(mayNameBalance)) return null;
  const codes = new Set(CODES.map((role) => layout.columns.get(role)));
  const texts = cells.flatMap((cell, column) =>
    !codes.has(column) && hasWord(cell) ? [{ text: cell.trim(), column }] : [],
  );
  const named = texts.find(({ text }) => kindOfBalance(text) !== null);
  if (!named) return null;
  const telling = new Set([
    ...layout.description,
    ...layout.texts,
    ...layout.memos,
    ...Object.values(layout.parties ?? {}),
  ]);
  const told = texts.filter(({ column }) => telling.size === 0 || telling.has(column));
  if (!told.every(({ text }) => kindOfBalance(text) !== null)) return null;
  return { text: named.text, isClosing: kindOfBalance(named.text) === 'closing' };
}
