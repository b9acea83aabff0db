import { randomUUID } from 'node:crypto';
import { must } from '@/lib/client/must';
import type { Ledger } from '@/lib/contract/ledger';
import { decodeIdentifier, type IdentifierKind } from '@/lib/ids/identifier';
import type { Bench } from './bench';

export type BenchBusiness = {
  id: string;
  /** As the database knows it. */
  uuid: string;
  /** The customer of lines on accounts receivable. */
  customerId: string;
  ledger(name: string): Ledger;
};

/** An empty business with the default chart of accounts. */
export async function createBenchBusiness({ client }: Bench): Promise<BenchBusiness> {
  const created = await client.createBusiness({
    body: {
      name: 'Benchmark LLC',
      entity_type: 'llc',
      entries_start: '2016-01-01T00:00:00Z',
      fiscal_year: '12/31',
      external_id: randomUUID(),
    },
  });
  const { id } = must(created).data;
  const ledgers = must(await client.listLedgers({ parameters: { business_id: id } })).data;
  const customer = await client.createCustomer({
    parameters: { business_id: id },
    body: { name: 'Northwind' },
  });
  return {
    id,
    uuid: uuidOf('business', id),
    customerId: must(customer).data.id,
    ledger(name) {
      const found = ledgers.find((ledger) => ledger.name === name);
      if (!found) throw new Error(`The chart of accounts has no ${name}.`);
      return found;
    },
  };
}

export function uuidOf(kind: IdentifierKind, id: string): string {
  const uuid = decodeIdentifier(kind, id);
  if (uuid === null) throw new Error(`${id} is no identifier of a ${kind}.`);
  return uuid;
}
