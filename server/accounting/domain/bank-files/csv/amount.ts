import { accept, type Result, refuse } from '@/lib/result';
import { type DecimalStyle, isAmbiguous, negateDecimalText, readDecimalText } from '../decimal-text';
import { ambiguousAmount, quote } from '../printed-text';
import type { DirectionReader } from './directions';
import { lessFee } from './fee-beside';
import type { CsvRole } from './headers';
import { type CsvLayout, labelOf } from './layout';
import { magnitudeOf, type Side, type Signs } from './signs';

/** How the table says what an amount is. */
export type AmountStyle = {
  numbers: DecimalStyle;
  directionOf: DirectionReader;
  signs: Signs;
  /** The fee was taken beside the amount: the account moved by both. */
  isFeeBeside: boolean;
};

type CellReader = (role: CsvRole) => string;

/** The amount that the cells of a row print, money in positive, or why there is none. */
export function readAmount(cell: CellReader, layout: CsvLayout, style: AmountStyle): Result<string, string> {
  if (!layout.columns.has('amount')) return readTwoColumns(cell, layout, style);
  const { numbers } = style;
  const [text, label] = [cell('amount'), labelOf(layout, 'amount', 'The amount')];
  if (text === '') return refuse(`${label} is missing.`);
  const amount = readDecimalText(text, numbers);
  if (amount === null) return refuse(notAnAmount(label, text, numbers));
  if (!layout.columns.has('direction'))
    return accept(style.isFeeBeside ? lessFee(amount, cell('fee'), numbers) : amount);
  const direction = cell('direction');
  const way = style.directionOf(direction);
  if (way !== null) return signed(way === 'out' ? 'debit' : 'credit', amount, text, label, style.signs);
  const said = labelOf(layout, 'direction', 'The direction');
  return refuse(`${said} ${quote(direction)} is neither debit nor credit.`);
}

/** Some tables fill the unused one of the two columns with zero. */
function readTwoColumns(
  cell: CellReader,
  layout: CsvLayout,
  { numbers, signs }: AmountStyle,
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
  return zero === null ? refuse('The row has neither a debit nor a credit.') : accept(zero);
}

/** A sign that the amounts of its side usually have says nothing; the other one says that the amount was reversed. */
function signed(
  side: Side,
  amount: string,
  text: string,
  label: string,
  signs: Signs,
): Result<string, string> {
  const usual = signs[side];
  if (usual === null && /[1-9]/.test(amount)) return refuse(openSign(label, text, side));
  const magnitude = magnitudeOf(amount, usual ?? '+');
  return accept(side === 'debit' ? negateDecimalText(magnitude) : magnitude);
}

function openSign(label: string, text: string, side: Side): string {
  return `${label} ${quote(text)} can be a ${side} or the reversal of one: say which sign ${side}s usually have (mapping.${side}_sign).`;
}

function notAnAmount(label: string, text: string, numbers: DecimalStyle): string {
  return isAmbiguous(text, numbers)
    ? ambiguousAmount(label, text)
    : `${label} ${quote(text)} is not a number.`;
}
