import type { InvoiceCreate } from '@/lib/contract/invoice';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { KnownForItem } from '../postings/known-for-item';
import { unsettledItem } from '../postings/unsettled-item';
import { invoiceTotalFaults } from './check-invoice';
import { checkInvoiceLines } from './check-invoice-lines';
import type { Invoice } from './invoice';

/**
 * The invoice that a person enters, a draft unless it says otherwise, or every fault of it. An open one is sent now, if
 * it does not say when.
 */
export function proposeInvoice(
  books: Books,
  input: InvoiceCreate,
  { chart, partyFaults, partyName }: KnownForItem,
): Result<Invoice, Problem> {
  const lines = checkInvoiceLines(books, input.lines, chart, '/lines', 0);
  if (!lines.ok) return refuse(invalid([...partyFaults, ...lines.problem]));
  if (partyFaults.length > 0) return refuse(invalid([...partyFaults]));
  const status = input.status ?? 'draft';
  const sentAt = input.sent_at ?? (status === 'open' ? books.now : null);
  const invoice: Invoice = {
    ...unsettledItem(books),
    kind: 'invoice',
    neverPosted: status === 'draft',
    id: books.newId('invoice'),
    partyId: input.customer_id,
    partyName: partyName ?? '',
    number: input.number,
    description: input.description ?? '',
    status,
    source: input.source ?? 'api',
    dueAt: input.due_at ?? sentAt ?? books.now,
    postedAt: sentAt,
    metadata: input.metadata_ ?? {},
    lines: lines.value,
  };
  const faults = invoiceTotalFaults(invoice, books.currency, '/lines');
  return faults.length > 0 ? refuse(invalid(faults)) : accept(invoice);
}
