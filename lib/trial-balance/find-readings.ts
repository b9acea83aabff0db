import type { CsvRow } from '@/lib/csv/csv-rows';
import { signOfMark } from './amount-cell';
import type { AccountTable, AmountColumn } from './find-table';
import { timesIn } from './header-times';
import type { Moment } from './header-words';

/** One way to read the balances. */
export type BalanceReading = {
  id: string;
  name: string;
  moment: Moment;
  /** What the header says the balances are of (`timesIn`). */
  times: string[];
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
        times: timesIn(column.header),
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
        times: timesIn(column.header),
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

/** In an order of texts. What names no time is of now. */
function timeOf({ times: [time] }: BalanceReading): string {
  return time ?? '9999';
}
