import { isBlank, type LineValues } from '@/components/item-lines/line-values';
import { typedAmountMessages, unitsOfTyped } from '@/lib/format/typed-amount';
import { decimalsOf } from '@/lib/money/currency';
import { type BillValues, blankLine } from './bill-values';

/** How amounts are read and written. */
export type Writing = { currency: string; locale: string };

/** What is wrong with a field, as react-hook-form names it within a bill: `vendorId`, `lines.0.amount`. */
export type FieldFault = { name: string; message: string };

/** Minor units of a line's amount; null when it is none, or none that a bill may have. */
export function unitsOfLine(line: LineValues, { currency, locale }: Writing): bigint | null {
  const read = unitsOfTyped(line.amount ?? '', decimalsOf(currency), locale);
  return read.ok && read.value > 0n ? read.value : null;
}

/** What the lines that can be read add up to, in minor units. */
export function totalOf(lines: readonly LineValues[], writing: Writing): bigint {
  return lines.reduce((sum, line) => sum + (unitsOfLine(line, writing) ?? 0n), 0n);
}

/** Why the bill cannot be saved yet: every fault, at its field. */
export function faultsOf(bill: BillValues, writing: Writing): FieldFault[] {
  const faults: FieldFault[] = [];
  if (bill.vendorId === null) faults.push({ name: 'vendorId', message: 'Choose a vendor' });
  if (bill.issued === '') faults.push({ name: 'issued', message: 'Choose a date' });
  if (bill.due === '') faults.push({ name: 'due', message: 'Choose a date' });
  const lines = bill.lines.flatMap((line, row) =>
    isBlank(line, blankLine) ? [] : faultsOfLine(line, `lines.${row}`, writing),
  );
  if (bill.lines.every((line) => isBlank(line, blankLine)))
    faults.push({ name: 'lines.0.ledgerId', message: 'Choose what it is for' });
  return [...faults, ...lines];
}

function faultsOfLine(line: LineValues, at: string, { currency, locale }: Writing): FieldFault[] {
  const faults: FieldFault[] = [];
  if (line.ledgerId === null) faults.push({ name: `${at}.ledgerId`, message: 'Choose a ledger' });
  const read = unitsOfTyped(line.amount ?? '', decimalsOf(currency), locale);
  const name = `${at}.amount`;
  if ((line.amount ?? '').trim() === '') faults.push({ name, message: 'Type an amount' });
  else if (!read.ok) faults.push({ name, message: typedAmountMessages[read.problem] });
  else if (read.value <= 0n) faults.push({ name, message: 'Must be more than zero' });
  return faults;
}
