import type { InvoiceListQuery, Invoice as ShownInvoice } from '@/lib/contract/invoice';
import { accept, refuse } from '@/lib/result';
import { findItems } from '../../store/open-items/item-store';
import { listItems } from '../../store/open-items/list-items';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { probablyPaidFilter } from '../open-items/read-probable-payments';
import { withProbablePayments } from '../open-items/with-probable-payments';
import { paginationOf, readKeyset } from '../paging';
import { presentInvoice } from './present-invoice';

export async function getInvoice(
  ctx: BusinessContext,
  parameters: { invoice_id: string },
): Promise<Outcome<ShownInvoice>> {
  const [invoice] = await findItems(ctx.db, ctx.business.id, 'invoice', [parameters.invoice_id]);
  if (!invoice) return refuse(notFound);
  const shown = presentInvoice(ctx.business, invoice);
  const [found = shown] = await withProbablePayments(ctx, 'invoice', [shown]);
  return accept(found);
}

export async function pageInvoices(
  ctx: BusinessContext,
  query: InvoiceListQuery,
): Promise<PageOutcome<ShownInvoice>> {
  const list = `invoices ${ctx.business.id}`;
  const order = query.sort === 'due_at' ? 'ascending' : 'descending';
  const keyset = readKeyset(ctx.pageTokenKey, list, query, order);
  if (!keyset.ok) return keyset;
  const filter = {
    statuses: query.status,
    partyId: query.customer_id,
    dueFrom: query.due_at_start,
    dueThrough: query.due_at_end,
    contains: query.q,
    probablyPaid: await probablyPaidFilter(ctx, 'invoice', query.probably_paid),
  };
  const page = await listItems(ctx.db, ctx.business.id, 'invoice', filter, keyset.value);
  return accept({
    items: await withProbablePayments(
      ctx,
      'invoice',
      page.items.map((invoice) => presentInvoice(ctx.business, invoice)),
    ),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}
