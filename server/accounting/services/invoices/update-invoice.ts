import type { InvoiceUpdate, Invoice as ShownInvoice } from '@/lib/contract/invoice';
import { invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import { invoiceTotalFaults } from '../../domain/invoices/check-invoice';
import { checkInvoiceLines } from '../../domain/invoices/check-invoice-lines';
import type { Invoice, InvoiceLine } from '../../domain/invoices/invoice';
import { totalOf } from '../../domain/postings/any-item';
import { unknownLineFaults } from '../../domain/postings/check-parts';
import { refuseItemChange } from '../../domain/postings/item-change';
import { isPosted, statusAfter, totalPaid } from '../../domain/postings/open-item';
import { relyOnChart } from '../../store/ledger-store';
import { lockInvoice } from '../../store/open-items/invoice-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { type PostingChart, readPostingChart } from '../postings/control-ledgers';
import { planChange } from '../postings/plan-change';
import { lockItemEntries, saveItemChange } from '../postings/save-item-change';
import { presentInvoice } from './present-invoice';

/** Absent and null members leave the invoice as it is; its posting follows, and so does what its payments count on. */
export async function updateInvoice(
  ctx: BusinessContext,
  input: InvoiceUpdate & { invoice_id: string },
): Promise<Outcome<ShownInvoice>> {
  await relyOnChart(ctx.db, ctx.business.id);
  const before = await lockInvoice(ctx.db, ctx.business.id, input.invoice_id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const chart = await readPostingChart(ctx);
  const edited = edit(ctx, before, input, chart);
  if (!edited.ok) return edited;

  const entries = await lockItemEntries(ctx, before);
  const change = planChange(ctx, before, edited.value, entries, chart);
  const locked = await saveItemChange(ctx, change, chart);
  if (locked) return refuse(locked);
  const after = presentInvoice(ctx.business, change.after);
  await audit(ctx, ctx.business.id, [
    {
      action: 'update',
      resourceType: 'invoice',
      resourceId: before.id,
      before: presentInvoice(ctx.business, before),
      after,
    },
  ]);
  return accept(after);
}

function edit(
  ctx: BusinessContext,
  before: Invoice,
  input: InvoiceUpdate,
  chart: PostingChart,
): Result<Invoice, Problem> {
  const lines = editLines(ctx, before, input, chart);
  if (!lines.ok) return lines;
  const changed: Invoice = {
    ...before,
    number: input.number ?? before.number,
    description: input.description ?? before.description,
    dueAt: input.due_at ?? before.dueAt,
    postedAt: input.sent_at ?? before.postedAt,
    lines: lines.value,
    version: before.version + 1,
    updatedAt: ctx.now,
  };
  const paid = totalPaid(before);
  const totals = { before: { paid, total: totalOf(before) }, after: { paid, total: totalOf(changed) } };
  const status = input.status ?? statusAfter(before.status, totals.before, totals.after);
  const after: Invoice = {
    ...changed,
    status,
    postedAt: changed.postedAt ?? (isPosted({ status }) ? ctx.now : null),
    voidedAt: status === 'voided' ? (before.voidedAt ?? ctx.now) : null,
  };
  const faults = invoiceTotalFaults(after, ctx.business.currency, '/line_changes');
  if (faults.length > 0) return refuse(invalid(faults));
  const refused = refuseItemChange(before, after, ctx.business.books_locked_through);
  return refused ? refuse(refused) : accept(after);
}

function editLines(
  ctx: BusinessContext,
  before: Invoice,
  { line_changes: changes }: InvoiceUpdate,
  chart: PostingChart,
): Result<readonly InvoiceLine[], Problem> {
  const created = changes?.create_lines ?? [];
  const deleted = changes?.delete_lines ?? [];
  if (created.length + deleted.length === 0) return accept(before.lines);
  const unknown = unknownLineFaults(before.lines, deleted, 'invoice', '/line_changes/delete_lines');
  const known = {
    ledgers: chart.ledgers,
    receivableLedgerId: chart.ledgerFor('accounts_receivable'),
    currency: ctx.business.currency,
  };
  const position = Math.max(...before.lines.map((line) => line.position)) + 1;
  const newLineId = () => newIdentifier('invoice_line');
  const added = checkInvoiceLines(created, known, '/line_changes/create_lines', position, newLineId);
  if (!added.ok) return refuse(invalid([...unknown, ...added.problem]));
  if (unknown.length > 0) return refuse(invalid(unknown));
  const gone = new Set(deleted);
  const lines = [...before.lines.filter((line) => !gone.has(line.id)), ...added.value];
  if (lines.length > 0) return accept(lines);
  const message = `would leave none of the ${before.lines.length} lines; void the invoice instead`;
  return refuse(invalid([{ path: '/line_changes', code: 'out_of_range', message }]));
}
