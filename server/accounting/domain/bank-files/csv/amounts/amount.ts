import type { Side } from '@/lib/contract/primitives';
import { isDash } from '@/lib/money/dash';
import { type DecimalStyle, isAmbiguous, negateDecimalText, readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import { ambiguousAmount, quote } from '../../printed-text';
import type { CsvRole } from '../columns/header-names';
import { type CsvLayout, labelOf } from '../layout';
import type { CsvRow } from '../table';
import { isMarkedAsCredit } from './credit-marks';
import type { DirectionColumn, OpenDirection } from './direction-column';
import { hasNoAmount, lessFee } from './fee-beside';
import { magnitudeOf, type UsualSigns } from './signs';

/** How the table says what an amount is. */
export type AmountStyle = {
  numbers: DecimalStyle;
  direction: DirectionColumn | null;
  /** Two words of which a person has to say which is money out. */
  openDirection: OpenDirection | null;
  /** Amounts have no sign, and the balances contradict that all of them are money in. */
  areAmountsOpen: boolean;
  /** Amounts have the signs of a card that prints purchases as positive, or of an account. */
  areCardAmountsOpen: boolean;
  signs: UsualSigns;
  /** Amounts without a mark are money out. */
  marksOnlyCredits: boolean;
  /** The fee was taken beside the amount: the account moved by both. */
  isFeeBeside: boolean;
};

const UNSIGNED =
  'has no sign, and the balances show that not all amounts are money in: name the columns of money out and in, or of the direction, or say whether all are money out (mapping.invert_amounts).';

const OF_CARD =
  'may be of a card, which prints purchases as positive: say whether positive amounts are money out (mapping.invert_amounts).';

type CellReader = (role: CsvRole) => string;

/** The amount that a row moved the account by, money in positive, or why there is none. */
export function readAmount(row: CsvRow, layout: CsvLayout, style: AmountStyle): Result<string, string> {
  const fee = row.cells[layout.columns.get('fee') ?? -1] ?? '';
  if (layout.isBeforeFee && !style.isFeeBeside && /[1-9]/.test(fee)) return refuse(beforeFee(layout, fee));
  if (!style.isFeeBeside || !/[1-9]/.test(fee)) return readPrintedAmount(row, layout, style);
  const printed = hasNoAmount(row, layout) ? accept('0') : readPrintedAmount(row, layout, style);
  return printed.ok ? accept(lessFee(printed.value, fee, style.numbers)) : printed;
}

/** The amount without a fee beside it. */
export function readPrintedAmount(
  row: CsvRow,
  layout: CsvLayout,
  style: Omit<AmountStyle, 'isFeeBeside'>,
): Result<string, string> {
  const cell = (role: CsvRole) => {
    const text = row.cells[layout.columns.get(role) ?? -1]?.trim() ?? '';
    return isDash(text) ? '' : text;
  };
  if (!layout.columns.has('amount')) return readTwoColumns(row, cell, layout, style);
  const { numbers, direction } = style;
  const [text, label] = [cell('amount'), labelOf(layout, 'amount', 'The amount')];
  if (text === '') return refuse(`${label} is missing.`);
  const amount = readDecimalText(text, numbers);
  if (amount === null) return refuse(notAnAmount(label, text, numbers));
  if (style.openDirection) return refuse(openWords(label, text, style.openDirection));
  if (style.areAmountsOpen) return refuse(`${label} ${quote(text)} ${UNSIGNED}`);
  if (style.areCardAmountsOpen) return refuse(`${label} ${quote(text)} ${OF_CARD}`);
  const moved = style.marksOnlyCredits && !isMarkedAsCredit(text) ? negateDecimalText(amount) : amount;
  if (!direction) return accept(moved);
  const word = row.cells[direction.column]?.trim() ?? '';
  const way = direction.wayOf(word);
  if (way !== null) return signed(way === 'out' ? 'debit' : 'credit', amount, text, label, style.signs);
  const said = labelOf(layout, 'direction', 'The direction');
  return refuse(`${said} ${quote(word)} is neither debit nor credit.`);
}

/** Some tables fill the unused one of the two columns with zero. */
function readTwoColumns(
  row: CsvRow,
  cell: CellReader,
  layout: CsvLayout,
  { numbers, signs }: Pick<AmountStyle, 'numbers' | 'signs'>,
): Result<string, string> {
  const found: Result<string, string>[] = [];
  let zero: string | null = null;
  for (const side of ['debit', 'credit'] as const) {
    const text = cell(side);
    if (text === '') continue;
    const label = labelOf(layout, side, `The ${side}`);
    const amount = readDecimalText(text, numbers);
    if (amount === null) return refuse(notAnAmount(label, text, numbers));
    if (/[1-9]/.test(amount)) found.push(signed(side, amount, text, label, signs));
    else zero = amount;
  }
  const [only, ...others] = found;
  if (others.length > 0) return refuse('The row has both a debit and a credit.');
  if (only) return only;
  if (zero === null) return refuse('The row has neither a debit nor a credit.');
  return hasOtherAmount(row, layout, numbers) ? refuse(otherColumn(layout)) : accept(zero);
}

/** Whether only one of the two columns is known, and the row has an amount in a column of which nothing is known. */
function hasOtherAmount({ cells }: CsvRow, layout: CsvLayout, numbers: DecimalStyle): boolean {
  const { columns, description, texts } = layout;
  if (columns.has('debit') && columns.has('credit')) return false;
  const known = new Set([...columns.values(), ...description, ...texts]);
  return cells.some((text, column) => {
    const amount = known.has(column) ? null : readDecimalText(text, numbers);
    return amount !== null && /[1-9]/.test(amount);
  });
}

function otherColumn(layout: CsvLayout): string {
  const [side, other] = layout.columns.has('debit') ? ['debit', 'credit'] : ['credit', 'debit'];
  const label = labelOf(layout, side as Side, `The ${side}`);
  return `${label} is zero, and another column has an amount: name the column of ${other}s (mapping.${other}).`;
}

/** A sign that the amounts of its side usually have says nothing; the other one says that the amount was reversed. */
function signed(
  side: Side,
  amount: string,
  text: string,
  label: string,
  signs: UsualSigns,
): Result<string, string> {
  const usual = signs[side];
  if (usual === null && /[1-9]/.test(amount)) return refuse(openSign(label, text, side));
  const magnitude = magnitudeOf(amount, usual ?? '+');
  return accept(side === 'debit' ? negateDecimalText(magnitude) : magnitude);
}

function openSign(label: string, text: string, side: Side): string {
  return `${label} ${quote(text)} can be a ${side} or the reversal of one: say which sign ${side}s usually have (mapping.${side}_sign).`;
}

function beforeFee(layout: CsvLayout, fee: string): string {
  const label = labelOf(layout, 'amount', 'The amount');
  return `${label} is that before the fee ${quote(fee)}, and neither a balance nor a net amount shows what was left: export the file with one of these, or name the column of the amount (mapping.amount).`;
}

function openWords(label: string, text: string, { words: [first, second] }: OpenDirection): string {
  return `${label} ${quote(text)} has no sign: say which of ${quote(first)} and ${quote(second)} is money out (mapping.direction, mapping.out_word and mapping.in_word), or that all amounts are (mapping.invert_amounts).`;
}

function notAnAmount(label: string, text: string, numbers: DecimalStyle): string {
  return isAmbiguous(text, numbers)
    ? ambiguousAmount(label, text)
    : `${label} ${quote(text)} is not a number.`;
}
