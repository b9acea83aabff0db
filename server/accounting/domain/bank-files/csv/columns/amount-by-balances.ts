import {
  addDecimalTexts,
  type DecimalMark,
  decimalMarkOf,
  negateDecimalText,
  readDecimalText,
} from '@/lib/money/decimal-text';
import { type CsvRow, cellsOf } from '../table';
import type { CsvRole } from './header-names';
import { hasSign } from './roles-of-values';

/** Of so many moves of the balance at least, the amounts must be: banks list a day's movements in an order of their own. */
const leastShare = 0.9;
/** So many different amounts: one may be by chance, and of equal ones either order of the rows fits. */
const leastProofs = 2;
/** No bank prints more columns of money; every three of them are compared, and a hostile table has hundreds. */
const mostColumns = 12;

/** The columns that have a role, as far as the balances prove it. */
export type ProvedColumns = Partial<
  Record<Extract<CsvRole, 'amount' | 'debit' | 'credit' | 'balance'>, number>
>;

/** The columns of one way to read the amounts, and what they then are, money in positive. */
type Candidate = { columns: ProvedColumns; amounts: Amounts };
type Amounts = readonly (string | null)[];

/**
 * What several columns of amounts are: the amount, or the debits, is what the balance in another moves by, from row to row; in two
 * rows only where a balance before stands in them, too; or what it moves by to the next row, where amounts have signs. Null where none or more than one way is proved, or there are too many columns.
 * @param pair two columns of which every row fills one: debits and credits, which of them is not known
 */
export function columnsByBalances(
  rows: readonly CsvRow[],
  columns: readonly number[],
  pair: readonly [number, number] | null,
): ProvedColumns | null {
  if (columns.length > mostColumns) return null;
  const mark = decimalMarkOf(columns.flatMap((column) => cellsOf(rows, column)));
  const values = new Map(columns.map((column) => [column, valuesOf(rows, column, mark)]));
  const unsigned = columns.filter((column) => !cellsOf(rows, column).some(hasSign));
  const signed = columns.map(
    (amount): Candidate => ({ columns: { amount }, amounts: values.get(amount) ?? [] }),
  );
  const debits = unsigned.map((debit): Candidate => {
    const amounts = (values.get(debit) ?? []).map((value) => value && negateDecimalText(value));
    return { columns: { debit }, amounts };
  });
  const ways = pair ? [sidesOf(pair, values)] : [signed, debits];
  for (const candidates of ways) {
    const proved = candidates.flatMap((candidate) => balancesOf(candidate, values));
    const [only] = proved;
    if (only) return proved.length === 1 ? only : null;
  }
  return pair
    ? null
    : movingNext(
        signed.filter((each) => !unsigned.includes(each.columns.amount ?? -1)),
        values,
      );
}

/**
 * The only amounts by which a balance moves to the next row: it is that before them. Of amounts without signs, one order of the rows would prove
 * the opposite.
 */
function movingNext(signed: readonly Candidate[], values: Values): ProvedColumns | null {
  const [only, ...others] = signed.filter(({ columns, amounts }) =>
    [...values].some(([column, balances]) => column !== columns.amount && movesFrom(balances, amounts)),
  );
  return only && others.length === 0 ? only.columns : null;
}

type Values = ReadonlyMap<number, Amounts>;

/** Either of two columns as the debits, and the other as the credits. */
function sidesOf([first, second]: readonly [number, number], values: Values): Candidate[] {
  return [
    { debit: first, credit: second },
    { debit: second, credit: first },
  ].map((columns) => {
    const [debits, credits] = [values.get(columns.debit) ?? [], values.get(columns.credit) ?? []];
    const amounts = credits.map((credit, row) => {
      const debit = debits[row] ?? '0';
      return addDecimalTexts(credit ?? '0', negateDecimalText(debit));
    });
    return { columns, amounts };
  });
}

/** The candidate with each of the other columns that is the balance after its amounts. */
function balancesOf({ columns, amounts }: Candidate, values: Values): ProvedColumns[] {
  const others = [...values.keys()].filter((column) => !Object.values(columns).includes(column));
  return others
    .filter((balance) =>
      isMovedBy(
        amounts,
        values.get(balance) ?? [],
        others.filter((each) => each !== balance),
        values,
      ),
    )
    .map((balance) => ({ ...columns, balance }));
}

/** Whether each balance is that before the amount of its row. */
function movesFrom(balances: Amounts, amounts: Amounts): boolean {
  const oldestFirst = proofs(amounts.slice(0, -1), balances, balances.slice(1));
  const newestFirst = proofs(amounts.slice(1), balances.slice(1), balances);
  return Math.max(oldestFirst, newestFirst) >= leastProofs;
}

function isMovedBy(amounts: Amounts, balances: Amounts, others: readonly number[], values: Values): boolean {
  const oldestFirst = proofs(amounts.slice(1), balances, balances.slice(1));
  const newestFirst = proofs(amounts.slice(0, -1), balances.slice(1), balances);
  const isInRows = others.some(
    (before) => proofs(amounts, values.get(before) ?? [], balances) >= leastProofs,
  );
  return Math.max(oldestFirst, newestFirst) >= (isInRows ? 1 : leastProofs);
}

/** How many different amounts are what lies between the balances; 0 where too many are not. */
function proofs(amounts: Amounts, before: Amounts, after: Amounts): number {
  const proved = amounts.filter((amount, at) => {
    const [from, to] = [before[at] ?? null, after[at] ?? null];
    if (amount === null || from === null || to === null || !/[1-9]/.test(amount)) return false;
    const left = addDecimalTexts(addDecimalTexts(from, amount), negateDecimalText(to));
    return !/[1-9]/.test(left);
  });
  return proved.length >= amounts.length * leastShare ? new Set(proved).size : 0;
}

function valuesOf(rows: readonly CsvRow[], column: number, mark: DecimalMark | null): Amounts {
  return rows.map(({ cells }) => readDecimalText(cells[column] ?? '', { mark, decorated: true }));
}
