import type { Client, ClientResult } from '@/lib/client/client';
import { accept } from '@/lib/result';
import { everyPage } from '../accounting/every-page';

/** The customers' identifiers by name; those that are not there yet are made. */
export async function ensureCustomers(
  client: Client,
  businessId: string,
  names: ReadonlySet<string>,
): Promise<ClientResult<Map<string, string>>> {
  const parameters = { business_id: businessId };
  const present = await everyPage((page_token) =>
    client.listCustomers({ parameters, query: { page_token } }),
  );
  if (!present.ok) return present;
  const ids = new Map(present.value.map((customer) => [customer.name, customer.id]));
  for (const name of names) {
    if (ids.has(name)) continue;
    const created = await client.createCustomer({ parameters, body: { name } });
    if (!created.ok) return created;
    ids.set(name, created.value.data.id);
  }
  return accept(ids);
}
