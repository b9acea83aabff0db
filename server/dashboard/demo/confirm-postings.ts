import type { Client, ClientResult } from '@/lib/client/client';
import { accept } from '@/lib/result';
import { everyPage } from '../accounting/every-page';

/** Entries of invoices and bills are made by Daybook itself: nothing of them awaits a bookkeeper in the demo. */
export async function confirmPostings(client: Client, businessId: string): Promise<ClientResult<null>> {
  const parameters = { business_id: businessId };
  const pending = await everyPage((page_token) =>
    client.listJournalEntries({ parameters, query: { review_status: 'bookkeeper_pending', page_token } }),
  );
  if (!pending.ok) return pending;
  const postings = pending.value.filter(
    (entry) => (entry.invoice_id ?? entry.bill_id) !== null && entry.transaction_id === null,
  );
  if (postings.length === 0) return accept(null);
  const body = postings.map((entry) => ({
    journal_entry_id: entry.id,
    changes: { review_status: 'confirmed' as const },
  }));
  const confirmed = await client.bulkUpdateJournalEntries({ parameters, body });
  return confirmed.ok ? accept(null) : confirmed;
}
