import { formatAmount } from '@/lib/format/amount';
import { typedAmountMessages, unitsOfTyped } from '@/lib/format/typed-amount';
import { decimalsOf } from '@/lib/money/currency';
import { type EntryValues, isBlank, type LineValues } from './entry-values';

/** How amounts are read and written. */
export type Writing = { currency: string; locale: string };

/** A row's amount as read: minor units and side, or what is wrong with it. */
export type ReadAmount =
  | { kind: 'amount'; side: 'debit' | 'credit'; units: bigint }
  | { kind: 'none' }
  | { kind: 'fault'; side: 'debit' | 'credit'; message: string };

/** Reads a row. A negative amount is the same amount on the other side, as in a spreadsheet of bookkeepers. */
export function readAmount(line: LineValues, { currency, locale }: Writing): ReadAmount {
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
export function totalsOf(lines: readonly LineValues[], writing: Writing): Totals {
  const read = lines.map((line) => readAmount(line, writing));
  const sum = (side: 'debit' | 'credit') =>
    read.reduce(
      (total, each) => (each.kind === 'amount' && each.side === side ? total + each.units : total),
      0n,
    );
  return { debits: sum('debit'), credits: sum('credit') };
}

/** Why the entry cannot be saved yet, in one sentence; null when it can. */
export function reasonAgainstSaving(values: EntryValues, writing: Writing): string | null {
  if (values.day === '') return 'Choose a date';
  if (values.description.trim() === '') return 'Enter a description';
  return reasonInLines(values.lines, writing) ?? reasonInTotals(values.lines, writing);
}

/** What is wrong with the first of the rows that cannot be read; null when all can. */
export function reasonInLines(lines: readonly LineValues[], writing: Writing): string | null {
  for (const [index, line] of lines.entries()) {
    if (isBlank(line)) continue;
    const amount = readAmount(line, writing);
    if (amount.kind === 'fault') return `Line ${index + 1}: ${amount.message}`;
    if (line.ledgerId === null) return `Line ${index + 1} has no ledger`;
    if (amount.kind === 'none') return `Line ${index + 1} has no amount`;
  }
  return null;
}

function reasonInTotals(lines: readonly LineValues[], writing: Writing): string | null {
  const { debits, credits } = totalsOf(lines, writing);
  if (debits === 0n && credits === 0n) return 'Enter a debit and a credit';
  const { currency, locale } = writing;
  if (debits > credits)
    return `Debits are ${formatAmount(debits - credits, currency, locale)} more than credits`;
  if (credits > debits)
    return `Credits are ${formatAmount(credits - debits, currency, locale)} more than debits`;
  return null;
}
