import type { InvoiceUpdate } from '@/lib/contract/invoice';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import { editLines } from '../postings/edit-lines';
import { refuseItemChange } from '../postings/item-change';
import type { KnownForItem } from '../postings/known-for-item';
import { isPosted, statusAfter, totalSettled } from '../postings/open-item';
import { invoiceTotalFaults } from './check-invoice';
import { checkInvoiceLines } from './check-invoice-lines';
import { type Invoice, invoiceTotal } from './invoice';

/**
 * The invoice as a person edits it, or why that is refused. Absent and null members leave the invoice as it is; a draft
 * that is opened is sent at `sent_at`, or now.
 */
export function editInvoice(
  books: Books,
  before: Invoice,
  input: InvoiceUpdate,
  { chart, partyFaults, partyName }: KnownForItem,
): Result<Invoice, Problem> {
  const lines = editLines(before, input.line_changes, (created, path, position) =>
    checkInvoiceLines(books, created, chart, path, position),
  );
  if (!lines.ok) return refuse(invalid([...partyFaults, ...lines.problem]));
  if (partyFaults.length > 0) return refuse(invalid([...partyFaults]));
  const changed: Invoice = {
    ...before,
    partyId: input.customer_id ?? before.partyId,
    partyName: partyName ?? before.partyName,
    number: input.number ?? before.number,
    description: input.description ?? before.description,
    dueAt: input.due_at ?? before.dueAt,
    postedAt: input.sent_at ?? before.postedAt,
    metadata: input.metadata_ ?? before.metadata,
    lines: lines.value,
    version: before.version + 1,
    updatedAt: books.now,
  };
  const totals = { before: invoiceTotal(before), after: invoiceTotal(changed) };
  const paid = totalSettled(before);
  const status =
    input.status ?? statusAfter(before.status, { paid, total: totals.before }, { paid, total: totals.after });
  const after: Invoice = {
    ...changed,
    status,
    postedAt: changed.postedAt ?? (isPosted({ status }) ? books.now : null),
    voidedAt: status === 'voided' ? (before.voidedAt ?? books.now) : null,
  };
  const faults = invoiceTotalFaults(after, books.currency, '/line_changes');
  if (faults.length > 0) return refuse(invalid(faults));
  const refused = refuseItemChange(books, before, after);
  return refused ? refuse(refused) : accept(after);
}
