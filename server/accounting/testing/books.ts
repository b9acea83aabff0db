import { randomUUID } from 'node:crypto';
import type { Client } from '@/lib/client/client';
import { must } from '@/lib/client/must';
import type { EntityType } from '@/lib/contract/business';
import type { Ledger } from '@/lib/contract/ledger';
import type { JsonNumber } from '@/lib/json';

export { must };

/** A new business, an LLC with calendar years unless something else is given, its path, and its ledgers by name. */
export async function newBooks(
  client: Client,
  changes: { entity_type?: EntityType; fiscal_year?: string; entries_start?: string; currency?: string } = {},
) {
  const business = must(
    await client.createBusiness({
      body: {
        name: 'Test Books LLC',
        entity_type: 'llc',
        entries_start: '1990-01-01T00:00:00Z',
        fiscal_year: '12/31',
        external_id: randomUUID(),
        ...changes,
      },
    }),
  ).data;
  const parameters = { business_id: business.id };
  const ledgers = must(await client.listLedgers({ parameters })).data;
  const byName = new Map(ledgers.map((ledger) => [ledger.name, ledger]));
  const ledger = (name: string): Ledger => {
    const found = byName.get(name);
    if (!found) throw new Error(`the chart has no ${name}: ${[...byName.keys()].join(', ')}`);
    return found;
  };
  return { business, parameters, base: `/v0/business/${business.id}`, ledgers, ledger };
}

/** The two lines of an entry that moves an amount, in major units. */
export function linesOf(debit: { id: string }, credit: { id: string }, amount: JsonNumber) {
  return [
    { ledger_id: debit.id, debit_credit: 'debit' as const, amount },
    { ledger_id: credit.id, debit_credit: 'credit' as const, amount },
  ];
}
