import type { BillListQuery, Bill as ShownBill } from '@/lib/contract/bill';
import { accept, refuse } from '@/lib/result';
import { findItems } from '../../store/open-items/item-store';
import { listItems } from '../../store/open-items/list-items';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { probablyPaidFilter } from '../open-items/read-probable-payments';
import { withProbablePayments } from '../open-items/with-probable-payments';
import { paginationOf, readKeyset } from '../paging';
import { withLikelyDuplicates } from './likely-duplicates';
import { presentBill } from './present-bill';

export async function getBill(
  ctx: BusinessContext,
  parameters: { bill_id: string },
): Promise<Outcome<ShownBill>> {
  const [bill] = await findItems(ctx.db, ctx.business.id, 'bill', [parameters.bill_id]);
  if (!bill) return refuse(notFound);
  const shown = presentBill(ctx.business, bill);
  const [found = shown] = await withLikelyDuplicates(ctx, await withProbablePayments(ctx, 'bill', [shown]));
  return accept(found);
}

export async function pageBills(ctx: BusinessContext, query: BillListQuery): Promise<PageOutcome<ShownBill>> {
  const list = `bills ${ctx.business.id}`;
  const order = query.sort === 'due_at' ? 'ascending' : 'descending';
  const keyset = readKeyset(ctx.pageTokenKey, list, query, order);
  if (!keyset.ok) return keyset;
  const filter = {
    statuses: query.status,
    partyId: query.vendor_id,
    dueFrom: query.due_at_start,
    dueThrough: query.due_at_end,
    contains: query.q,
    probablyPaid: await probablyPaidFilter(ctx, 'bill', query.probably_paid),
  };
  const page = await listItems(ctx.db, ctx.business.id, 'bill', filter, keyset.value);
  const shown = page.items.map((bill) => presentBill(ctx.business, bill));
  return accept({
    items: await withLikelyDuplicates(ctx, await withProbablePayments(ctx, 'bill', shown)),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}
