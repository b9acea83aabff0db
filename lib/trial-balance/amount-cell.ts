import { isCurrency } from '@/lib/money/currency';
import { isDash } from '@/lib/money/dash';
import { minorUnitsOf } from '@/lib/money/decimal';
import { type DecimalStyle, isAmbiguous, readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';

/** A debit or credit mark behind an amount. */
const MARK = /(?<=[\d.,)\s])(dr|d|s|cr|c|h|k)\.?$/i;
const NOTHING = /^[\s\p{Pd}\p{Sc}\u2212]*$/u;
const SIGNS: [sign: RegExp, currency: string][] = [
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/₹/, 'INR'],
];

export function isNothing(cell: string): boolean {
  return NOTHING.test(cell) || isDash(cell);
}

/** 1 for a debit, −1 for a credit, null for what is no mark. */
export function signOfMark(mark: string): 1n | -1n | null {
  const plain = mark.trim().replace(/\.$/, '').toLowerCase();
  if (/^(dr?|s|debit|soll|debet)$/.test(plain)) return 1n;
  return /^(cr?|h|k|credit|haben|kredit)$/.test(plain) ? -1n : null;
}

/** The minor units of a cell, 0 of an empty one; a credit that is marked as one is negative. */
export function readAmountCell(cell: string, style: DecimalStyle, decimals: number): Result<bigint, string> {
  if (isNothing(cell)) return accept(0n);
  const text = cell.trim();
  if (/^[=@]/.test(text)) return refuse(`“${shortened(text)}” is a formula, not its result.`);
  const mark = MARK.exec(text)?.[1];
  const number = mark ? text.slice(0, -mark.length).trim() : text;
  const read = readDecimalText(number, style);
  if (read === null)
    return refuse(
      isAmbiguous(number, style)
        ? `“${shortened(text)}” can be thousands or have three decimals, and no other amount shows which. Export the file with two decimals.`
        : `“${shortened(text)}” is not an amount.`,
    );
  const units = minorUnitsOf(read, decimals);
  if (!units.ok)
    return refuse(
      units.problem === 'amount_precision'
        ? `“${shortened(text)}” has more decimals than the currency of the books.`
        : `“${shortened(text)}” is too large.`,
    );
  return accept(units.value * (mark ? (signOfMark(mark) ?? 1n) : 1n));
}

/** The currency written beside an amount, by its code. */
export function currencyBeside(cell: string): string | null {
  const code = /\b[A-Z]{3}\b/.exec(cell)?.[0];
  if (code && isCurrency(code)) return code;
  return SIGNS.find(([sign]) => sign.test(cell))?.[1] ?? null;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
