import type { InvoiceCreate, Invoice as ShownInvoice } from '@/lib/contract/invoice';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import { invoiceTotalFaults } from '../../domain/invoices/check-invoice';
import { checkInvoiceLines } from '../../domain/invoices/check-invoice-lines';
import type { Invoice } from '../../domain/invoices/invoice';
import { isLocked, periodLocked } from '../../domain/journal-entry/books-lock';
import { totalChanges } from '../../domain/journal-entry/period-totals';
import { isPosted } from '../../domain/postings/open-item';
import { insertEntries } from '../../store/journal-entry/journal-entry-store';
import { relyOnChart } from '../../store/ledger-store';
import { insertItems } from '../../store/open-items/item-store';
import { audit, type BusinessContext, type Outcome } from '../context';
import { partyFaults } from '../open-items/party-faults';
import { type PostingChart, readPostingChart } from '../postings/control-ledgers';
import { newPosting } from '../postings/new-posting';
import { auditEntries } from '../postings/save-item-change';
import { presentInvoice } from './present-invoice';

/** A draft posts nothing; an open invoice is posted at `sent_at`, or now. */
export async function createInvoice(
  ctx: BusinessContext,
  input: InvoiceCreate,
): Promise<Outcome<ShownInvoice>> {
  relyOnChart(ctx.db, ctx.business.id);
  const chart = await readPostingChart(ctx);
  const unknownCustomer = await partyFaults(ctx, 'customer', input.customer_id);
  const proposed = propose(ctx, input, chart, unknownCustomer);
  if (!proposed.ok) return proposed;

  const draft = proposed.value;
  const entry = isPosted(draft) ? newPosting(ctx, draft, chart, draft.postedAt ?? ctx.now) : null;
  const invoice: Invoice = { ...draft, journalEntryId: entry?.id ?? null };
  insertItems(ctx.db, ctx.business.id, 'invoice', [invoice]);
  if (entry) {
    const changes = totalChanges([{ before: null, after: entry }]);
    insertEntries(ctx.db, ctx.business.id, [entry], changes);
    ctx.totalsChanged(ctx.business.id, changes.length);
    await auditEntries(ctx, [entry]);
  }
  const shown = presentInvoice(ctx.business, invoice);
  audit(ctx, ctx.business.id, [
    { action: 'create', resourceType: 'invoice', resourceId: invoice.id, before: null, after: shown },
  ]);
  return accept(shown);
}

function propose(
  ctx: BusinessContext,
  input: InvoiceCreate,
  chart: PostingChart,
  unknownCustomer: Fault[],
): Result<Invoice, Problem> {
  const { currency, books_locked_through: lockedThrough } = ctx.business;
  const known = {
    ledgers: chart.ledgers,
    receivableLedgerId: chart.ledgerFor('accounts_receivable'),
    currency,
  };
  const lines = checkInvoiceLines(input.lines, known, '/lines', 0, () => newIdentifier('invoice_line'));
  if (!lines.ok) return refuse(invalid([...unknownCustomer, ...lines.problem]));
  if (unknownCustomer.length > 0) return refuse(invalid(unknownCustomer));
  const status = input.status ?? 'draft';
  const sentAt = input.sent_at ?? (status === 'open' ? ctx.now : null);
  const invoice: Invoice = {
    kind: 'invoice',
    id: newIdentifier('invoice'),
    partyId: input.customer_id,
    number: input.number,
    description: input.description ?? '',
    status,
    source: input.source ?? 'api',
    dueAt: input.due_at ?? sentAt ?? ctx.now,
    postedAt: sentAt,
    voidedAt: null,
    metadata: input.metadata_ ?? {},
    journalEntryId: null,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    lines: lines.value,
    payments: [],
  };
  const totalFaults = invoiceTotalFaults(invoice, currency, '/lines');
  if (totalFaults.length > 0) return refuse(invalid(totalFaults));
  if (isPosted(invoice) && sentAt !== null && isLocked(lockedThrough, sentAt)) {
    return refuse(periodLocked(lockedThrough, '/sent_at'));
  }
  return accept(invoice);
}
