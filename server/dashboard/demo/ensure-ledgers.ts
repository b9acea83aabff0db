import type { Client, ClientResult } from '@/lib/client/client';
import { accept } from '@/lib/result';
import { type DemoLedgerName, demoLedgerRows } from './demo-ledgers';

/** The identifier of every ledger of the demo books. */
export type LedgerIds = ReadonlyMap<DemoLedgerName, string>;

/** Finds the ledgers of the demo books in the chart of accounts and creates those it lacks. */
export async function ensureLedgers(client: Client, businessId: string): Promise<ClientResult<LedgerIds>> {
  const parameters = { business_id: businessId };
  const listed = await client.listLedgers({ parameters });
  if (!listed.ok) return listed;
  const ids = new Map<string, string>();
  for (const [name, [type, subtype, special = {}]] of demoLedgerRows) {
    const found = listed.value.data.find((ledger) => ledger.name === name && ledger.type === type);
    if (found) {
      ids.set(name, found.id);
      continue;
    }
    const created = await client.createLedger({
      parameters,
      body: {
        name,
        type,
        subtype,
        debit_credit:
          (type === 'asset' || type === 'expense') === (special.contra ?? false) ? 'credit' : 'debit',
        report_cash_flow: true,
        financial_account_type: special.account ?? null,
        parent_id: special.parent === undefined ? null : (ids.get(special.parent) ?? null),
      },
    });
    if (!created.ok) return created;
    ids.set(name, created.value.data.id);
  }
  return accept(ids as LedgerIds);
}
