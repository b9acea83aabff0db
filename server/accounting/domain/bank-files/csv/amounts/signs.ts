import type { Side } from '@/lib/contract/primitives';
import { type DecimalStyle, isSameAmount, readDecimalText } from '@/lib/money/decimal-text';
import { type BalanceMove, movesOfBalance } from '../balances/balance-moves';
import type { CsvLayout } from '../layout';
import type { CsvRow } from '../table';
import type { DirectionColumn } from './direction-column';

/** What a column, or a word beside the amount, says: money out or money in. */
export type Sign = '-' | '+';
/** The sign that the amounts of a side usually have: one with the other sign was reversed. Null where nothing tells. */
export type UsualSigns = Record<Side, Sign | null>;

/** What banks make a rule of stands there so many times as often as what they make an exception of. */
const clearMajority = 3;

/** An amount as it is printed on one side of the account. */
export type SidedAmount = { row: CsvRow; side: Side; amount: string; sign: Sign };

/**
 * The usual signs of a table's debits and credits. What a person said, or an earlier file showed, goes first; then the
 * balances, which show which way the money went; then the signs themselves, where one is clearly the rule. A tie, and a
 * lone minus, which may repeat what the column says or be a reversal, are left open. Remembered for the next file is
 * what more than a few amounts show, and the minus that told which column is money out.
 */
export function decideSigns(
  printed: readonly SidedAmount[],
  rows: readonly CsvRow[],
  layout: CsvLayout,
  numbers: DecimalStyle,
  said: Partial<Record<Side, Sign | undefined>>,
): { signs: UsualSigns; remembered: UsualSigns } {
  const ruled = layout.columns.has('amount') ? signsBesideWords(printed) : signsOfColumns(printed, layout);
  const clear = { debit: said.debit ?? ruled.debit, credit: said.credit ?? ruled.credit };
  const proved = ofAccount(signsByBalances(printed, rows, layout, numbers), clear);
  const signs: UsualSigns = {
    debit: said.debit ?? proved.debit ?? ruled.debit,
    credit: said.credit ?? proved.credit ?? ruled.credit,
  };
  const remember = (side: Side) => {
    const count = printed.filter((each) => each.side === side).length;
    const isKnown = count >= clearMajority || (layout.areSidesGuessed && signs[side] === '-');
    return said[side] ?? (isKnown ? signs[side] : null);
  };
  return { signs, remembered: { debit: remember('debit'), credit: remember('credit') } };
}

/** The amounts of a table that says by columns, or by a word in each row, which side they are on. */
export function sidedAmounts(
  rows: readonly CsvRow[],
  { columns }: Pick<CsvLayout, 'columns'>,
  numbers: DecimalStyle,
  direction: DirectionColumn | null,
): SidedAmount[] {
  const read = (row: CsvRow, side: Side | null, column: number | undefined): SidedAmount[] => {
    const text = row.cells[column ?? -1]?.trim() ?? '';
    const amount = text === '' || side === null ? null : readDecimalText(text, numbers);
    if (amount === null || side === null) return [];
    // A zero with a minus shows the rule of the column, too.
    const sign = amount.startsWith('-') || (isZero(amount) && /^[-\u2212]/.test(text)) ? '-' : '+';
    return isZero(amount) && sign === '+' ? [] : [{ row, side, amount, sign }];
  };
  if (columns.has('amount')) {
    if (!direction) return [];
    const sides = { out: 'debit', in: 'credit' } as const;
    return rows.flatMap((row) => {
      const way = direction.wayOf(row.cells[direction.column] ?? '');
      return read(row, way && sides[way], columns.get('amount'));
    });
  }
  return rows.flatMap((row) =>
    (['debit', 'credit'] as const).flatMap((side) => read(row, side, columns.get(side))),
  );
}

/** The amount without the sign that its side usually has: negative where it was reversed. */
export function magnitudeOf(amount: string, usual: Sign): string {
  const magnitude = amount.replace('-', '');
  const sign = amount.startsWith('-') ? '-' : '+';
  return sign === usual || isZero(magnitude) ? magnitude : `-${magnitude}`;
}

/** How many of a side's amounts were money out and in, if either sign is the usual one. */
export function readingsOfSide(printed: readonly SidedAmount[], side: Side) {
  const { plus, minus } = countSigns(printed, side, ({ amount }) => !isZero(amount));
  return (['-', '+'] as const).map((sign) => {
    const [usual, reversed] = sign === '-' ? [minus, plus] : [plus, minus];
    const [moneyOut, moneyIn] = side === 'debit' ? [usual, reversed] : [reversed, usual];
    return { sign, moneyOut, moneyIn };
  });
}

function signsByBalances(
  printed: readonly SidedAmount[],
  rows: readonly CsvRow[],
  layout: CsvLayout,
  numbers: DecimalStyle,
): UsualSigns {
  const byRow = new Map(printed.filter(({ amount }) => !isZero(amount)).map((each) => [each.row, each]));
  const { oldestFirst, newestFirst } = movesOfBalance(rows, layout, numbers);
  const [first, second] = [oldestFirst, newestFirst]
    .map((moves) => votesOf(moves, byRow))
    .filter(({ isConsistent, count }) => isConsistent && count > 0)
    .sort((left, right) => right.count - left.count);
  if (!first) return { debit: null, credit: null };
  if (!second || second.count < first.count) return first.signs;
  const agreed = (side: Side) => {
    const [one, other] = [first.signs[side], second.signs[side]];
    return one === null || other === null || one === other ? (one ?? other) : null;
  };
  return { debit: agreed('debit'), credit: agreed('credit') };
}

/**
 * What the balances prove, if they are those of the account. Where that contradicts what is said or clear of the signs,
 * the balance is what is owed on a card, which rises by money out; where neither agrees, it proves nothing.
 */
function ofAccount(proved: UsualSigns, clear: UsualSigns): UsualSigns {
  const agrees = (signs: UsualSigns) =>
    (['debit', 'credit'] as const).every(
      (side) => signs[side] === null || clear[side] === null || signs[side] === clear[side],
    );
  if (agrees(proved)) return proved;
  const owed: UsualSigns = {
    debit: proved.debit && opposite(proved.debit),
    credit: proved.credit && opposite(proved.credit),
  };
  return agrees(owed) ? owed : { debit: null, credit: null };
}

/** What the moves of the balance in one order of the rows say of the signs. */
function votesOf(moves: readonly BalanceMove[], byRow: ReadonlyMap<CsvRow, SidedAmount>) {
  const votes = moves.flatMap(({ row, by }): { side: Side; sign: Sign }[] => {
    const each = byRow.get(row);
    if (!each || !isSameAmount(by.replace('-', ''), each.amount.replace('-', ''))) return [];
    const isUsual = by.startsWith('-') === (each.side === 'debit');
    return [{ side: each.side, sign: isUsual ? each.sign : opposite(each.sign) }];
  });
  const [debit, credit] = (['debit', 'credit'] as const).map((side) => countSigns(votes, side));
  const signOf = (counts = { plus: 0, minus: 0 }): Sign | null =>
    counts.plus === counts.minus ? null : counts.plus > counts.minus ? '+' : '-';
  // Banks list a day's movements in an order of their own, so that a few of many may fit by chance.
  const isConsistent = [debit, credit].every((counts) => {
    const { plus, minus } = counts ?? { plus: 0, minus: 0 };
    return Math.min(plus, minus) * 9 <= Math.max(plus, minus);
  });
  return { signs: { debit: signOf(debit), credit: signOf(credit) }, isConsistent, count: votes.length };
}

/** A word and a sign that say the same settle it; where every sign is against its word, the word decides (a card's liability). */
function signsBesideWords(printed: readonly SidedAmount[]): UsualSigns {
  const [debit, credit] = [countSigns(printed, 'debit'), countSigns(printed, 'credit')];
  return {
    debit: debit.plus === 0 && debit.minus > 0 ? '-' : ruleOf(debit),
    credit: credit.plus === 0 && credit.minus > 0 && debit.minus === 0 ? '-' : ruleOf(credit),
  };
}

/** Where only one of the two columns is known, both signs in it are those of an amount, or of something else. */
function signsOfColumns(
  printed: readonly SidedAmount[],
  { columns, areSidesGuessed }: CsvLayout,
): UsualSigns {
  const [debit, credit] = [countSigns(printed, 'debit'), countSigns(printed, 'credit')];
  // The minus told which column is money out: it is no reversal there.
  if (areSidesGuessed && debit.plus === 0 && debit.minus > 0 && credit.minus === 0)
    return { debit: '-', credit: '+' };
  const isLone = columns.has('debit') !== columns.has('credit');
  if (!isLone) return { debit: ruleOf(debit), credit: ruleOf(credit) };
  const isMixed = debit.plus > 0 && debit.minus > 0;
  return {
    debit: isMixed ? null : ruleOf(debit),
    credit: credit.plus > 0 || credit.minus === 0 ? '+' : null,
  };
}

function ruleOf({ plus, minus }: { plus: number; minus: number }): Sign | null {
  if (plus >= minus * clearMajority) return '+';
  return minus > 1 && minus >= plus * clearMajority ? '-' : null;
}

function countSigns<Signed extends { side: Side; sign: Sign }>(
  signed: readonly Signed[],
  side: Side,
  isCounted: (each: Signed) => boolean = () => true,
): { plus: number; minus: number } {
  const counted = signed.filter((each) => each.side === side && isCounted(each));
  const minus = counted.filter(({ sign }) => sign === '-').length;
  return { plus: counted.length - minus, minus };
}

function opposite(sign: Sign): Sign {
  return sign === '-' ? '+' : '-';
}

function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
