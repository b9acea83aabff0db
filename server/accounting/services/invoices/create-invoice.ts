import type { InvoiceCreate, Invoice as ShownInvoice } from '@/lib/contract/invoice';
import { accept } from '@/lib/result';
import type { Invoice } from '../../domain/invoices/invoice';
import { proposeInvoice } from '../../domain/invoices/propose-invoice';
import { isPosted } from '../../domain/postings/open-item';
import { postItem } from '../../domain/postings/post-item';
import { insertItems } from '../../store/open-items/item-store';
import { audit, type BusinessContext, booksOf, type Outcome, postingAs } from '../context';
import { matchItems } from '../links/match-payments';
import { readNamedParty } from '../open-items/read-named-party';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { presentInvoice } from './present-invoice';

/** A draft posts nothing; an open invoice is posted at `sent_at`, or now. */
export async function createInvoice(
  given: BusinessContext,
  input: InvoiceCreate,
): Promise<Outcome<ShownInvoice>> {
  const ctx = await relyOnBooks(given);
  const chart = await readChart(ctx);
  const books = postingAs(booksOf(ctx), input.review_status);
  const customer = await readNamedParty(ctx, 'customer', input.customer_id);
  const proposed = proposeInvoice(books, input, { chart, ...customer });
  if (!proposed.ok) return proposed;

  const draft = proposed.value;
  const entry = isPosted(draft) ? postItem(books, draft, chart, draft.postedAt ?? ctx.now) : null;
  const invoice: Invoice = { ...draft, journalEntryId: entry?.id ?? null };
  insertItems(ctx.db, ctx.business.id, 'invoice', [invoice]);
  if (entry) {
    const created = [{ after: entry, datetimePath: '/sent_at' }];
    const posted = await post(ctx, { created, changed: [] }, { chart });
    if (!posted.ok) return posted;
  }
  const shown = presentInvoice(ctx.business, invoice);
  audit(ctx, ctx.business.id, [
    { action: 'create', resourceType: 'invoice', resourceId: invoice.id, before: null, after: shown },
  ]);
  if (entry) await matchItems(ctx, 'invoice', [invoice.id]);
  return accept(shown);
}
