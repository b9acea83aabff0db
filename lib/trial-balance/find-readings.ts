import type { CsvRow } from '@/lib/csv/csv-rows';
import type { Day } from '@/lib/dates/instant';
import { signOfMark } from './amount-cell';
import { dayIn } from './as-of-day';
import type { AccountTable, AmountColumn } from './find-table';
import { type Moment, monthOf } from './header-words';

/** One way to read the balances. */
export type BalanceReading = {
  id: string;
  name: string;
  moment: Moment;
  /** The day that the header names; null where it names none. */
  asOf: Day | null;
  columns: { debit: number; credit: number } | { balance: number; mark: number | null };
  /** The balances have no signs: each is on the normal side of its account. */
  isOnNormalSides?: true;
};

/** Every way in which the columns can be read: pairs of debit and credit of one balance, and single columns. */
export function findReadings({ amounts, mark, rows }: AccountTable): BalanceReading[] {
  const pairs = amounts.flatMap((column, index): BalanceReading[] => {
    const other = amounts[index + 1];
    if (column.role === 'balance' || !other || other.role === 'balance' || other.role === column.role)
      return [];
    // Each column belongs to one pair.
    const before = amounts.slice(0, index).filter(({ role }) => role !== 'balance').length;
    if (before % 2 === 1) return [];
    const [debit, credit] = column.role === 'debit' ? [column, other] : [other, column];
    return [
      {
        id: `${debit.at}-${credit.at}`,
        name: `${debit.header} and ${credit.header}`,
        moment: column.moment,
        asOf: dayIn(column.header),
        columns: { debit: debit.at, credit: credit.at },
      },
    ];
  });
  const singles = amounts
    .filter(({ role }) => role === 'balance')
    .map(
      (column): BalanceReading => ({
        id: `${column.at}`,
        name: column.header,
        moment: column.moment,
        asOf: dayIn(column.header),
        columns: { balance: column.at, mark: markBeside(column, rows) ?? mark },
      }),
    );
  return [...singles, ...pairs];
}

/** A column of S and H, or D and C, right behind an amount. */
function markBeside({ at }: AmountColumn, rows: readonly CsvRow[]): number | null {
  const marks = rows.map(({ cells }) => (cells[at + 1] ?? '').trim()).filter((cell) => cell !== '');
  return marks.length > 0 && marks.every((cell) => signOfMark(cell) !== null) ? at + 1 : null;
}

const order: Record<Moment, number> = { closing: 0, plain: 1, dated: 2, movement: 3, opening: 4, unknown: 5 };

/**
 * The likeliest first: a closing balance before one whose header does not say, and these before movements. A single column that
 * does not come to zero may have no signs, so that sides beside it are the better reading. Of several days or years the latest.
 */
export function byLikelihood<Read extends { reading: BalanceReading; sum: bigint }>(
  readings: readonly Read[],
): Read[] {
  const rankOf = ({ reading: { columns, moment }, sum }: Read) => {
    const isUnclear = 'balance' in columns && sum !== 0n;
    return order[moment] * 10 + (isUnclear ? 15 : 0);
  };
  return readings.toSorted(
    (left, right) =>
      rankOf(left) - rankOf(right) || timeOf(right.reading).localeCompare(timeOf(left.reading), 'en'),
  );
}

/** The day, month or year of the header, in an order of texts. What names none is of now. */
function timeOf({ asOf, name }: BalanceReading): string {
  return asOf ?? monthOf(name) ?? /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(name)?.[0] ?? '9999';
}
