import { longestDescription } from '@/lib/contract/limits';
import type { AmountFormat } from '@/lib/format/amount-format';
import { unitsAboveZero } from '@/lib/format/typed-amount';
import { decimalsOf } from '@/lib/money/currency';
import type { LineColumn } from './line-column';
import { isBlank, type LineValues } from './line-values';

/** What is wrong with a field, as react-hook-form names it within its form: `vendorId`, `lines.0.amount`. */
export type FieldFault = { name: string; message: string };

/** Lines of a ledger, a description and an amount: those of bills and credit notes. */
export const blankLine: LineValues = { lineId: null, ledgerId: null, description: '', amount: '' };

export const amountColumns: readonly LineColumn[] = [
  { kind: 'ledger', name: 'ledgerId', title: 'Ledger' },
  { kind: 'text', name: 'description', title: 'Description', maxLength: longestDescription },
  { kind: 'amount', name: 'amount', title: 'Amount' },
];
export const amountGrid = 'sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_132px_32px]';

/** Minor units of a line's amount; null when it is none, or none that a line may have. */
export function unitsOfLine(line: LineValues, { currency, locale }: AmountFormat): bigint | null {
  const read = unitsAboveZero(line.amount ?? '', decimalsOf(currency), locale);
  return read.ok ? read.value : null;
}

/** What the lines that can be read add up to, in minor units. */
export function totalOfLines(lines: readonly LineValues[], format: AmountFormat): bigint {
  return lines.reduce((sum, line) => sum + (unitsOfLine(line, format) ?? 0n), 0n);
}

/** Why lines cannot be saved yet: every fault, at its field. */
export function faultsOfLines(lines: readonly LineValues[], format: AmountFormat): FieldFault[] {
  if (lines.every((line) => isBlank(line, blankLine)))
    return [{ name: 'lines.0.ledgerId', message: 'Choose what it is for' }];
  return lines.flatMap((line, row) =>
    isBlank(line, blankLine) ? [] : faultsOfLine(line, `lines.${row}`, format),
  );
}

function faultsOfLine(line: LineValues, at: string, { currency, locale }: AmountFormat): FieldFault[] {
  const faults: FieldFault[] = [];
  if (line.ledgerId === null) faults.push({ name: `${at}.ledgerId`, message: 'Choose a ledger' });
  const read = unitsAboveZero(line.amount ?? '', decimalsOf(currency), locale);
  if (!read.ok) faults.push({ name: `${at}.amount`, message: read.problem });
  return faults;
}
