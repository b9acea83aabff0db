import type { Client, ClientResult } from '@/lib/client/client';
import type { Bill } from '@/lib/contract/bill';
import { startOfDay } from '@/lib/dates/instant';
import { amountNumber } from '@/lib/json';
import { accept } from '@/lib/result';
import { everyPage } from '../accounting/every-page';
import type { DemoBill } from './demo-event';
import type { LedgerIds } from './ensure-ledgers';

/** Writes the vendors and, in one request, the bills; books that have any bill have them all. */
export async function ensureBills(
  client: Client,
  businessId: string,
  bills: readonly DemoBill[],
  ledgerIds: LedgerIds,
): Promise<ClientResult<null>> {
  const parameters = { business_id: businessId };
  const present = await client.listBills({ parameters, query: { page_size: 1 } });
  if (!present.ok) return present;
  if (present.value.data.length > 0) return accept(null);
  const vendors = await ensureVendors(client, businessId, new Set(bills.map(({ vendor }) => vendor)));
  if (!vendors.ok) return vendors;
  const written = await client.createBills({
    parameters,
    idempotencyKey: `demo-bills-${businessId}`,
    body: bills.map((bill) => ({
      business_id: businessId,
      vendor_id: vendors.value.get(bill.vendor) ?? '',
      number: bill.number,
      description: bill.description,
      issued_at: startOfDay(bill.issued),
      due_at: startOfDay(bill.due),
      lines: bill.lines.map(({ ledger, description, cents }) => ({
        ledger_id: ledgerIds.get(ledger) ?? '',
        description,
        amount: amountNumber(cents, 2),
      })),
    })),
  });
  return written.ok ? accept(null) : written;
}

/** Made-up addresses are of the kind that RFC 2606 keeps for examples. */
const emails: Record<string, string> = {
  'Abacus & Wren CPA': 'office@abacus-wren.example',
  'Okoro-Lind Animation': 'studio@okoro-lind.example',
  'Paperworks Supply': 'orders@paperworks.example',
};

async function ensureVendors(
  client: Client,
  businessId: string,
  names: ReadonlySet<string>,
): Promise<ClientResult<Map<string, string>>> {
  const parameters = { business_id: businessId };
  const present = await everyPage((page_token) => client.listVendors({ parameters, query: { page_token } }));
  if (!present.ok) return present;
  const ids = new Map(present.value.map((vendor) => [vendor.name, vendor.id]));
  for (const name of names) {
    if (ids.has(name)) continue;
    const created = await client.createVendor({ parameters, body: { name, email: emails[name] ?? null } });
    if (!created.ok) return created;
    ids.set(name, created.value.data.id);
  }
  return accept(ids);
}

export function listBills(client: Client, businessId: string): Promise<ClientResult<Bill[]>> {
  return everyPage((page_token) =>
    client.listBills({ parameters: { business_id: businessId }, query: { page_token } }),
  );
}
