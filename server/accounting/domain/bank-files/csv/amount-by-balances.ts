import {
  addDecimalTexts,
  type DecimalMark,
  decimalMarkOf,
  negateDecimalText,
  readDecimalText,
} from '../decimal-text';
import type { CsvRow } from './table';

/** Of so many moves of the balance at least, the amounts must be: banks list a day's movements in an order of their own. */
const leastShare = 0.9;
/** One may be by chance. */
const leastProofs = 2;

/**
 * Which of several columns of amounts is the amount, and which the balance after it: the one that the other moves by, from
 * row to row; in two rows only where a balance before stands in them, too. Null where none or more than one pair does.
 */
export function amountByBalances(
  rows: readonly CsvRow[],
  columns: readonly number[],
): { amount: number; balance: number } | null {
  const mark = decimalMarkOf(rows.flatMap(({ cells }) => columns.map((column) => cells[column] ?? '')));
  const values = new Map(columns.map((column) => [column, valuesOf(rows, column, mark)]));
  const proved = columns.flatMap((amount) =>
    columns
      .filter((balance) => balance !== amount)
      .filter((balance) => isMovedBy(values, amount, balance, columns))
      .map((balance) => ({ amount, balance })),
  );
  const [only] = proved;
  return only && proved.length === 1 ? only : null;
}

type Values = ReadonlyMap<number, readonly (string | null)[]>;

function isMovedBy(values: Values, amount: number, balance: number, columns: readonly number[]): boolean {
  const [amounts, balances] = [values.get(amount) ?? [], values.get(balance) ?? []];
  const oldestFirst = proofs(amounts.slice(1), balances, balances.slice(1));
  const newestFirst = proofs(amounts.slice(0, -1), balances.slice(1), balances);
  const isInRows = columns
    .filter((column) => column !== amount && column !== balance)
    .some((before) => proofs(amounts, values.get(before) ?? [], balances) > 1);
  return Math.max(oldestFirst, newestFirst) >= (isInRows ? 1 : leastProofs);
}

/** How many of the amounts are what lies between the balances; 0 where too many are not. */
function proofs(
  amounts: readonly (string | null)[],
  before: readonly (string | null)[],
  after: readonly (string | null)[],
): number {
  const proved = amounts.filter((amount, at) => {
    const [from, to] = [before[at] ?? null, after[at] ?? null];
    if (amount === null || from === null || to === null || !/[1-9]/.test(amount)) return false;
    const left = addDecimalTexts(addDecimalTexts(from, amount), negateDecimalText(to));
    return !/[1-9]/.test(left);
  });
  return proved.length >= amounts.length * leastShare ? proved.length : 0;
}

function valuesOf(rows: readonly CsvRow[], column: number, mark: DecimalMark | null): (string | null)[] {
  return rows.map(({ cells }) => readDecimalText(cells[column] ?? '', { mark, decorated: true }));
}
