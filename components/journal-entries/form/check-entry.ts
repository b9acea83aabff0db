import type { Side } from '@/lib/contract/primitives';
import { formatAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { typedAmountMessages, unitsOfTyped } from '@/lib/format/typed-amount';
import { decimalsOf } from '@/lib/money/currency';
import { type EntryValues, isBlank, type LineValues } from './entry-values';

/** A row's amount as read: minor units and side, or what is wrong with it. */
export type ReadAmount =
  | { kind: 'amount'; side: Side; units: bigint }
  | { kind: 'none' }
  | { kind: 'fault'; side: Side; message: string };

/** Reads a row. A negative amount is the same amount on the other side, as in a spreadsheet of bookkeepers. */
export function readAmount(line: LineValues, { currency, locale }: AmountFormat): ReadAmount {
  const side = line.debit.trim() !== '' ? 'debit' : 'credit';
  const typed = line[side];
  if (typed.trim() === '') return { kind: 'none' };
  const units = unitsOfTyped(typed, decimalsOf(currency), locale);
  if (!units.ok) return { kind: 'fault', side, message: typedAmountMessages[units.problem] };
  if (units.value === 0n) return { kind: 'fault', side, message: 'The amount must be more than zero' };
  if (units.value > 0n) return { kind: 'amount', side, units: units.value };
  return { kind: 'amount', side: side === 'debit' ? 'credit' : 'debit', units: -units.value };
}

export type Totals = { debits: bigint; credits: bigint };

/** What the rows add up to, in minor units; rows that cannot be read do not count. */
export function totalsOf(lines: readonly LineValues[], format: AmountFormat): Totals {
  const read = lines.map((line) => readAmount(line, format));
  const sum = (side: Side) =>
    read.reduce(
      (total, each) => (each.kind === 'amount' && each.side === side ? total + each.units : total),
      0n,
    );
  return { debits: sum('debit'), credits: sum('credit') };
}

/** Why the entry cannot be saved yet, in one sentence; null when it can. */
export function reasonAgainstSaving(values: EntryValues, format: AmountFormat): string | null {
  if (values.day === '') return 'Choose a date';
  if (values.description.trim() === '') return 'Enter a description';
  return reasonInLines(values.lines, format) ?? reasonInTotals(values.lines, format);
}

/** What is wrong with the first of the rows that cannot be read; null when all can. */
export function reasonInLines(lines: readonly LineValues[], format: AmountFormat): string | null {
  for (const [index, line] of lines.entries()) {
    if (isBlank(line)) continue;
    const amount = readAmount(line, format);
    if (amount.kind === 'fault') return `Line ${index + 1}: ${amount.message}`;
    if (line.ledgerId === null) return `Line ${index + 1} has no ledger`;
    if (amount.kind === 'none') return `Line ${index + 1} has no amount`;
  }
  return null;
}

function reasonInTotals(lines: readonly LineValues[], format: AmountFormat): string | null {
  const { debits, credits } = totalsOf(lines, format);
  if (debits === 0n && credits === 0n) return 'Enter a debit and a credit';
  const { currency, locale } = format;
  if (debits > credits)
    return `Debits are ${formatAmount(debits - credits, currency, locale)} more than credits`;
  if (credits > debits)
    return `Credits are ${formatAmount(credits - debits, currency, locale)} more than debits`;
  return null;
}
