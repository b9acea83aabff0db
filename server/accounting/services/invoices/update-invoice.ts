import type { InvoiceUpdate, Invoice as ShownInvoice } from '@/lib/contract/invoice';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import { invoiceTotalFaults } from '../../domain/invoices/check-invoice';
import { checkInvoiceLines } from '../../domain/invoices/check-invoice-lines';
import { type Invoice, invoiceTotal } from '../../domain/invoices/invoice';
import { refuseItemChange } from '../../domain/postings/item-change';
import { isPosted, statusAfter, totalPaid } from '../../domain/postings/open-item';
import type { BusinessContext, Outcome } from '../context';
import { answerChange } from '../open-items/answer-change';
import { editLines } from '../open-items/edit-lines';
import { partyFaults } from '../open-items/party-faults';
import { updateItem } from '../open-items/update-item';
import type { PostingChart } from '../postings/control-ledgers';
import { presentInvoice } from './present-invoice';

/** Absent and null members leave the invoice as it is; a draft that is opened is sent at `sent_at`, or now. */
export async function updateInvoice(
  ctx: BusinessContext,
  input: InvoiceUpdate & { invoice_id: string },
): Promise<Outcome<ShownInvoice>> {
  const unknownCustomer = await partyFaults(ctx, 'customer', input.customer_id);
  const changed = await updateItem(ctx, 'invoice', input.invoice_id, (before, chart) =>
    edit(ctx, before, input, chart, unknownCustomer),
  );
  if (!changed.ok) return changed;
  return accept(await answerChange(ctx, 'invoice', 'update', changed.value, presentInvoice));
}

function edit(
  ctx: BusinessContext,
  before: Invoice,
  input: InvoiceUpdate,
  chart: PostingChart,
  unknownCustomer: Fault[],
): Result<Invoice, Problem> {
  const { currency, books_locked_through: lockedThrough } = ctx.business;
  const receivableLedgerId = chart.ledgerFor('accounts_receivable');
  const known = { ledgers: chart.ledgers, receivableLedgerId, currency };
  const lines = editLines(before, input.line_changes, (created, path, position) =>
    checkInvoiceLines(created, known, path, position, () => newIdentifier('invoice_line')),
  );
  if (!lines.ok) return refuse(invalid([...unknownCustomer, ...lines.problem]));
  if (unknownCustomer.length > 0) return refuse(invalid(unknownCustomer));
  const changed: Invoice = {
    ...before,
    partyId: input.customer_id ?? before.partyId,
    number: input.number ?? before.number,
    description: input.description ?? before.description,
    dueAt: input.due_at ?? before.dueAt,
    postedAt: input.sent_at ?? before.postedAt,
    metadata: input.metadata_ ?? before.metadata,
    lines: lines.value,
    version: before.version + 1,
    updatedAt: ctx.now,
  };
  const totals = { before: invoiceTotal(before), after: invoiceTotal(changed) };
  const paid = totalPaid(before);
  const status =
    input.status ?? statusAfter(before.status, { paid, total: totals.before }, { paid, total: totals.after });
  const after: Invoice = {
    ...changed,
    status,
    postedAt: changed.postedAt ?? (isPosted({ status }) ? ctx.now : null),
    voidedAt: status === 'voided' ? (before.voidedAt ?? ctx.now) : null,
  };
  const faults = invoiceTotalFaults(after, currency, '/line_changes');
  if (faults.length > 0) return refuse(invalid(faults));
  const refused = refuseItemChange(before, after, lockedThrough);
  return refused ? refuse(refused) : accept(after);
}
