import type { Client, ClientResult } from '@/lib/client/client';
import { startOfDay } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
import type { DemoEvent } from './demo-event';
import { ensureCustomers } from './ensure-customers';
import type { LedgerIds } from './ensure-ledgers';
import { entryLines } from './entry-lines';

/** Writes the entries in one request, all or none, so a business that has any entry has them all. */
export async function ensureEntries(
  client: Client,
  businessId: string,
  events: readonly DemoEvent[],
  ledgerIds: LedgerIds,
): Promise<ClientResult<null>> {
  const parameters = { business_id: businessId };
  const present = await client.listJournalEntries({ parameters, query: { page_size: 1 } });
  if (!present.ok) return present;
  if (present.value.data.length > 0) return accept(null);
  const named = new Set(events.flatMap(({ customer }) => customer ?? []));
  const customers = await ensureCustomers(client, businessId, named);
  if (!customers.ok) return customers;
  const written = await client.bulkCreateJournalEntries({
    parameters,
    idempotencyKey: `demo-entries-${businessId}`,
    body: events.map((event) => ({
      description: event.description,
      datetime: startOfDay(event.day),
      lines: entryLines(event.lines, ledgerIds, customers.value.get(event.customer ?? '')),
      review_status: 'confirmed',
    })),
  });
  return written.ok ? accept(null) : written;
}
