import { isBlank } from '@/components/item-lines/line-values';
import type { Invoice } from '@/lib/contract/invoice';
import { type Day, dayOf, startOfDay } from '@/lib/dates/instant';
import type { AmountFormat } from '@/lib/format/amount-format';
import type { createInvoice, updateInvoice } from '@/server/dashboard/actions/invoices';
import { blankLine, type InvoiceLineValues, type InvoiceValues, lineValuesOf } from './invoice-values';
import { readLine } from './read-line';

type NewInvoice = Parameters<typeof createInvoice>[1]['invoice'];
type NewLine = NewInvoice['lines'][number];
export type InvoiceChanges = Parameters<typeof updateInvoice>[1]['changes'];

/** What is sent, and which row of the form each sent line comes from: faults of the service name lines as sent. */
export type InvoiceRequest<Body> = { body: Body; rows: readonly number[] };

export function newInvoiceRequest(
  values: InvoiceValues,
  status: 'draft' | 'open',
  format: AmountFormat,
): InvoiceRequest<NewInvoice> {
  const { lines, rows } = linesToSend([...values.lines.entries()], format, new Map());
  return {
    rows,
    body: {
      customer_id: values.customerId ?? '',
      number: values.number.trim(),
      description: values.description.trim(),
      sent_at: instantOf(values.sentDay),
      due_at: instantOf(values.dueDay),
      status,
      lines,
    },
  };
}

/**
 * What differs between the form and the invoice. The service puts new lines last, so from the first changed row on all
 * are created again: the lines keep the order in which they are shown.
 */
export function changedInvoiceRequest(
  values: InvoiceValues,
  invoice: Invoice,
  format: AmountFormat,
): InvoiceRequest<InvoiceChanges> {
  const rows = [...values.lines.entries()].filter(([, row]) => !isBlank(row, blankLine));
  const firstChanged = rows.findIndex(([, row], index) => !saysTheSame(row, invoice.lines[index], format));
  const keeps = firstChanged === -1 ? rows.length : firstChanged;
  const known = new Map(invoice.lines.map((line) => [line.id, line]));
  const sent = linesToSend(rows.slice(keeps), format, known);
  const gone = invoice.lines.slice(keeps).map((line) => line.id);
  const isLineChange = sent.lines.length + gone.length > 0;
  const sentDay = invoice.sent_at === null ? '' : dayOf(invoice.sent_at);
  return {
    rows: sent.rows,
    body: {
      ...(values.customerId === invoice.customer_id ? {} : { customer_id: values.customerId }),
      ...(values.number.trim() === invoice.number ? {} : { number: values.number.trim() }),
      ...(values.description.trim() === invoice.description
        ? {}
        : { description: values.description.trim() }),
      ...(values.sentDay === sentDay ? {} : { sent_at: instantOf(values.sentDay) }),
      ...(values.dueDay === dayOf(invoice.due_at) ? {} : { due_at: instantOf(values.dueDay) }),
      ...(isLineChange ? { line_changes: { create_lines: sent.lines, delete_lines: gone } } : {}),
    },
  };
}

export function isChange(changes: InvoiceChanges): boolean {
  return Object.keys(changes).length > 0;
}

/** What the form does not show of a line is kept when the line is created again. */
function linesToSend(
  rows: readonly (readonly [number, InvoiceLineValues])[],
  format: AmountFormat,
  known: ReadonlyMap<string, Invoice['lines'][number]>,
): { lines: NewLine[]; rows: number[] } {
  const lines: NewLine[] = [];
  const sentRows: number[] = [];
  for (const [index, row] of rows) {
    const read = isBlank(row, blankLine) ? null : readLine(row, format);
    if (!read?.ok || row.ledgerId === null) continue;
    const before = row.lineId === null ? undefined : known.get(row.lineId);
    const kept = before && { is_prepayment: before.is_prepayment, metadata_: before.metadata_ };
    lines.push({
      ledger_id: row.ledgerId,
      description: row.description.trim(),
      ...read.value.sent,
      ...kept,
    });
    sentRows.push(index);
  }
  return { lines, rows: sentRows };
}

function saysTheSame(
  row: InvoiceLineValues,
  line: Invoice['lines'][number] | undefined,
  format: AmountFormat,
) {
  if (!line || row.lineId !== line.id) return false;
  const before = lineValuesOf(line, format);
  const [typed, original] = [readLine(row, format), readLine(before, format)];
  return (
    row.ledgerId === line.ledger_id &&
    row.description.trim() === line.description &&
    typed.ok &&
    original.ok &&
    JSON.stringify(typed.value.sent) === JSON.stringify(original.value.sent)
  );
}

function instantOf(day: Day | ''): string | null {
  return day === '' ? null : startOfDay(day);
}
