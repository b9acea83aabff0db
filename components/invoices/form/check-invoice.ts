import { isBlank } from '@/components/item-lines/line-values';
import type { AmountFormat } from '@/lib/format/amount-format';
import { blankLine, type InvoiceLineValues, type InvoiceValues } from './invoice-values';
import { type LineFault, noPrice, readLine } from './read-line';

/** What the rows come to, in minor units; rows that cannot be read yet count nothing. */
export type InvoiceTotals = { gross: bigint; discount: bigint; tax: bigint; total: bigint };

export function totalsOf(lines: readonly InvoiceLineValues[], format: AmountFormat): InvoiceTotals {
  const totals = { gross: 0n, discount: 0n, tax: 0n, total: 0n };
  for (const line of lines) {
    const read = isBlank(line, blankLine) ? null : readLine(line, format);
    if (!read?.ok) continue;
    const { gross, discount, tax } = read.value.amounts;
    totals.gross += gross;
    totals.discount += discount;
    totals.tax += tax;
    totals.total += gross - discount + tax;
  }
  return totals;
}

/** The first reason why the invoice cannot be saved yet, in one sentence; null when it can. */
export function reasonAgainstSaving(values: InvoiceValues, format: AmountFormat): string | null {
  if (values.customerId === null) return 'Choose a customer';
  if (values.number.trim() === '') return 'Enter a number';
  if (values.sentDay === '') return 'Choose the invoice date';
  if (values.dueDay === '') return 'Choose the due date';
  if (values.dueDay < values.sentDay) return 'The due date is before the invoice date';
  const filled = [...values.lines.entries()].filter(([, line]) => !isBlank(line, blankLine));
  if (filled.length === 0) return 'Enter a line';
  for (const [index, line] of filled) {
    if (line.ledgerId === null) return `Line ${index + 1} has no ledger`;
    const read = readLine(line, format);
    if (!read.ok) return lineSentence(index + 1, read.problem);
  }
  return null;
}

/** Messages go on after the name of the line or of its field, or are a sentence of their own. */
function lineSentence(number: number, { field, message }: LineFault): string {
  if (message === noPrice) return `Line ${number} ${message}`;
  const goesOn = /^[a-z]/.test(message);
  if (goesOn) return `Line ${number}: the ${field} ${message}`;
  return `Line ${number}, ${field}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}
