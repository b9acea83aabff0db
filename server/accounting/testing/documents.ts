import { vi } from 'vitest';
import type { Client } from '@/lib/client/client';
import type { Document } from '@/lib/contract/document';
import type { Ledger } from '@/lib/contract/ledger';
import type { Transaction } from '@/lib/contract/transaction';
import { must } from './books';

type InBusiness = { business_id: string };

/** The form of an upload. */
export function uploadForm(bytes: Buffer, name: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([new Uint8Array(bytes)], name));
  return form;
}

/** The document once the work on it is over. */
export async function untilRead(client: Client, parameters: InBusiness, id: string): Promise<Document> {
  const read = async () => {
    const { data } = must(await client.getDocument({ parameters: { ...parameters, document_id: id } }));
    if (data.status === 'processing') throw new Error(`${id} is still being processed`);
    return data;
  };
  return vi.waitFor(read, { timeout: 30_000, interval: 50 });
}

/** The external account on the ledger, made if there is none, with these movements, `YYYY-MM-DD,payee,amount` each, the latest first. */
export async function importMovements(
  client: Client,
  parameters: InBusiness,
  ledger: Ledger,
  movements: readonly string[],
): Promise<Transaction[]> {
  const accounts = must(await client.listExternalAccounts({ parameters })).data;
  const body = { name: ledger.name, ledger_id: ledger.id };
  const account =
    accounts.find((each) => each.ledger_id === ledger.id) ??
    must(await client.createExternalAccount({ parameters, body })).data;
  const form = new FormData();
  form.append('external_account_id', account.id);
  form.append('file', new File([['Date,Description,Amount', ...movements].join('\n')], 'movements.csv'));
  must(await client.importTransactions({ parameters, form }));
  return must(await client.listTransactions({ parameters })).data;
}
