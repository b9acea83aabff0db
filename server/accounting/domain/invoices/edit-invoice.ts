import type { InvoiceUpdate } from '@/lib/contract/invoice';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import { editItem, statusAfterEdit } from '../postings/edit-item';
import { editLines } from '../postings/edit-lines';
import type { KnownForItem } from '../postings/known-for-item';
import { isPosted } from '../postings/open-item';
import { refuseItemChange } from '../postings/refuse-item-change';
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
    ...editItem(books, before, input, { id: input.customer_id, name: partyName }),
    postedAt: input.sent_at ?? before.postedAt,
    lines: lines.value,
  };
  const total = { before: invoiceTotal(before), after: invoiceTotal(changed) };
  const edited = statusAfterEdit(books, before, input.status, total);
  const postedAt = changed.postedAt ?? (isPosted(edited) ? books.now : null);
  const after: Invoice = { ...changed, ...edited, postedAt };
  const faults = invoiceTotalFaults(after, books.currency, '/line_changes');
  if (faults.length > 0) return refuse(invalid(faults));
  const refused = refuseItemChange(books, before, after);
  return refused ? refuse(refused) : accept(after);
}
