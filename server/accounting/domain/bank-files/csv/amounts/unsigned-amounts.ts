import { addDecimalTexts, type DecimalStyle, isSameAmount, readDecimalText } from '@/lib/money/decimal-text';
import type { AmountReading } from '../../bank-file';
import { type BalanceMove, movesOfBalance } from '../balances/balance-moves';
import { columnsOfRole, plainHeaders } from '../columns/headers';
import { hasSign } from '../columns/roles-of-values';
import type { CsvLayout } from '../layout';
import { type CsvRow, cellsOf } from '../table';

/** One amount may fit by chance. */
const leastProofs = 2;

/** The ways in which amounts without a sign can be meant; none where they go both ways and nothing says which goes where. */
export type OpenAmounts = { readings: AmountReading[] };

/**
 * Whether amounts without any sign are not all money in, as the balances show: a balance that falls by them is that of the account
 * after money out, or what is owed on a card after money in. Null where no balance shows it.
 */
export function openAmounts(
  rows: readonly CsvRow[],
  layout: CsvLayout,
  numbers: DecimalStyle,
): OpenAmounts | null {
  const column = layout.columns.get('amount');
  const amounts = cellsOf(rows, column);
  if (column === undefined || amounts.some(hasSign)) return null;
  const { oldestFirst, newestFirst } = movesOfBalance(rows, layout, numbers);
  const named = columnsOfRole(plainHeaders(layout.headers), 'fee');
  const fees = [...new Set([...named, layout.columns.get('fee') ?? column])].filter((fee) => fee !== column);
  const orders = [oldestFirst, newestFirst].map((moves) => provedMoves(moves, { column, fees }, numbers));
  const most = Math.max(...orders.map(({ size }) => size));
  const likely = orders.filter(({ size }) => size === most);
  const isProved = likely.some(({ falls, rises }) => falls + rises >= leastProofs);
  // Of equal amounts either order of the rows fits: one in which the balance falls is enough to ask.
  if (!isProved || !likely.some(({ falls }) => falls > 0)) return null;
  const goBothWays = likely.every(({ falls, rises }) => falls > 0 && rises > 0);
  const readings = [true, false].map((isOut) => ({
    answer: { invert_amounts: isOut },
    moneyOut: isOut ? amounts.length : 0,
    moneyIn: isOut ? 0 : amounts.length,
  }));
  return { readings: goBothWays ? [] : readings };
}

/** How many different amounts moved the balance, and how often it fell and rose by them; what falls may take fees with it. */
function provedMoves(
  moves: readonly BalanceMove[],
  { column, fees }: { column: number; fees: readonly number[] },
  numbers: DecimalStyle,
) {
  const proved = moves.filter(({ row, by }) => {
    const numberIn = (at: number) => readDecimalText(row.cells[at] ?? '', numbers);
    const amount = numberIn(column);
    if (amount === null || !/[1-9]/.test(amount)) return false;
    const withFees = fees.reduce((sum, fee) => addDecimalTexts(sum, numberIn(fee) ?? '0'), amount);
    const isFall = by.startsWith('-');
    return [amount, ...(isFall ? [withFees] : [])].some((each) => isSameAmount(each, by.replace('-', '')));
  });
  const falls = proved.filter(({ by }) => by.startsWith('-')).length;
  const size = new Set(proved.map(({ by }) => by.replace('-', ''))).size;
  return { size, falls, rises: proved.length - falls };
}
