import type { Client, ClientResult } from '@/lib/client/client';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { accept } from '@/lib/result';
import { everyPage } from '../accounting/every-page';
import { confirmStatement } from './confirm-statement';
import type { demoAccounts } from './demo-business';
import type { DemoEvent } from './demo-event';
import type { LedgerIds } from './ensure-ledgers';
import { bankIds, ofxStatement } from './ofx-statement';

type DemoAccount = (typeof demoAccounts)[number];

/**
 * Imports an account's older statement and confirms it, as a bookkeeper would have, then its latest, which stays for
 * review. An account that has every transaction is left alone, whatever people made of it since.
 */
export async function ensureStatements(
  client: Client,
  businessId: string,
  account: DemoAccount,
  statements: { confirmed: readonly DemoEvent[]; pending: readonly DemoEvent[] },
  ledgerIds: LedgerIds,
): Promise<ClientResult<null>> {
  const opened = await ensureAccount(client, businessId, account, ledgerIds);
  if (!opened.ok) return opened;
  const externalAccountId = opened.value.id;
  const present = await everyPage((page_token) =>
    client.listTransactions({
      parameters: { business_id: businessId },
      query: { external_account_id: externalAccountId, page_token },
    }),
  );
  if (!present.ok) return present;
  const presentIds = new Set(present.value.map((transaction) => transaction.external_id ?? ''));
  const lacks = (records: ReadonlyMap<string, DemoEvent>) =>
    [...records.keys()].some((id) => !presentIds.has(id));
  const records = bankIds([...statements.confirmed, ...statements.pending]);
  if (!lacks(records)) return accept(null);

  const [older, latest] = split(records, statements.confirmed.length);
  if (lacks(older)) {
    const first = await importFile(client, businessId, externalAccountId, ofxStatement(account, older));
    if (!first.ok) return first;
  }
  const statement = { account, externalAccountId, records: older, ledgerIds };
  const confirmed = await confirmStatement(client, businessId, statement);
  if (!confirmed.ok) return confirmed;
  return importFile(client, businessId, externalAccountId, ofxStatement(account, latest));
}

async function ensureAccount(
  client: Client,
  businessId: string,
  { ledger, name, institution, last_four }: DemoAccount,
  ledgerIds: LedgerIds,
): Promise<ClientResult<ExternalAccount>> {
  const parameters = { business_id: businessId };
  const listed = await client.listExternalAccounts({ parameters });
  if (!listed.ok) return listed;
  const found = listed.value.data.find((each) => each.last_four === last_four);
  if (found) return accept(found);
  const created = await client.createExternalAccount({
    parameters,
    body: { name, institution, last_four, ledger_id: ledgerIds.get(ledger) ?? '' },
  });
  return created.ok ? accept(created.value.data) : created;
}

async function importFile(
  client: Client,
  businessId: string,
  externalAccountId: string,
  text: string,
): Promise<ClientResult<null>> {
  const form = new FormData();
  form.set('external_account_id', externalAccountId);
  form.set('file', new Blob([text], { type: 'application/x-ofx' }), 'statement.ofx');
  const imported = await client.importTransactions({ parameters: { business_id: businessId }, form });
  return imported.ok ? accept(null) : imported;
}

function split(records: ReadonlyMap<string, DemoEvent>, at: number) {
  const all = [...records];
  return [new Map(all.slice(0, at)), new Map(all.slice(at))] as const;
}
