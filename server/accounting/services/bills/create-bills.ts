import type { BillCreate, Bill as ShownBill } from '@/lib/contract/bill';
import { invalid } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
import { proposeBill } from '../../domain/bills/propose-bill';
import { allOrFaults } from '../../domain/postings/all-or-faults';
import { postItem } from '../../domain/postings/post-item';
import { insertItems } from '../../store/open-items/item-store';
import { findParties } from '../../store/party-store';
import { audit, type BusinessContext, booksOf, type Outcome, postingAs } from '../context';
import { matchItems } from '../links/match-payments';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { decline, distinctFaults } from './decline-duplicate';
import { presentBill } from './present-bill';
import { keepSource, lockSourceDocuments } from './source-documents';

/** All or none; answered in the order sent. Each is open and posted at `issued_at`. */
export async function createBills(
  given: BusinessContext,
  input: readonly BillCreate[],
): Promise<Outcome<ShownBill[]>> {
  const ctx = await relyOnBooks(given);
  const chart = await readChart(ctx);
  const vendors = await findParties(ctx.db, 'vendor', ctx.business.id, [
    ...new Set(input.map((bill) => bill.vendor_id)),
  ]);
  const books = booksOf(ctx);
  const known = { businessId: ctx.business.id, vendors, chart };
  const proposed = allOrFaults(input.map((bill, index) => proposeBill(books, bill, known, `/${index}`)));
  if (!proposed.ok) return proposed;
  const unknown = await distinctFaults(ctx, input);
  if (unknown.length > 0) return refuse(invalid(unknown));
  const sources = await lockSourceDocuments(ctx, input);
  if (!sources.ok) return sources;

  const created = proposed.value.map((bill, index) => ({
    after: postItem(postingAs(books, input[index]?.review_status), bill, chart, bill.postedAt),
    datetimePath: `/${index}/issued_at`,
  }));
  const bills = proposed.value.map((bill, index) => ({
    ...bill,
    journalEntryId: created[index]?.after.id ?? null,
  }));
  insertItems(ctx.db, ctx.business.id, 'bill', bills);
  const posted = await post(ctx, { created, changed: [] }, { chart });
  if (!posted.ok) return posted;
  const shown = bills.map((bill) => presentBill(ctx.business, bill));
  audit(
    ctx,
    ctx.business.id,
    shown.map((after) => ({
      action: 'create',
      resourceType: 'bill',
      resourceId: after.id,
      before: null,
      after,
    })),
  );
  await decline(
    ctx,
    bills.flatMap(({ id }, index) =>
      (input[index]?.not_duplicate_of ?? []).map((otherId) => [id, otherId] as const),
    ),
  );
  for (const [index, { id }] of bills.entries()) {
    const source = sources.value.get(input[index]?.document_id ?? '');
    if (source) await keepSource(ctx, source, id);
  }
  await matchItems(
    ctx,
    'bill',
    bills.map(({ id }) => id),
  );
  return accept(shown);
}
