import type { Client } from '@/lib/client/client';
import { must } from './books';

type Named = { vendor_id?: string; customer_id?: string };

/** Whom lines on payable and receivable name, by the name of the ledger: a vendor and a customer, made now. */
export async function partiesOnControl(
  client: Client,
  parameters: { business_id: string },
): Promise<Readonly<Record<string, Named>>> {
  const vendor = must(await client.createVendor({ parameters, body: { name: 'Acme Paper' } })).data;
  const customer = must(await client.createCustomer({ parameters, body: { name: 'Blue Door Studio' } })).data;
  return {
    'Accounts payable': { vendor_id: vendor.id },
    'Accounts receivable': { customer_id: customer.id },
  };
}
