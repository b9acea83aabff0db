import type { Client, ClientResult } from '@/lib/client/client';
import type { Transaction } from '@/lib/contract/transaction';
import { accept } from '@/lib/result';
import { everyPage } from '../accounting/every-page';
import { demoAccounts } from './demo-business';
import type { StatementLedger } from './demo-event';

/** What the bank reported on an account, by its own ids; two accounts may use the same ones. */
export async function reportedMovements(
  client: Client,
  businessId: string,
  ledger: StatementLedger,
): Promise<ClientResult<Map<string, Transaction>>> {
  const parameters = { business_id: businessId };
  const accounts = await client.listExternalAccounts({ parameters });
  if (!accounts.ok) return accounts;
  const lastFour = demoAccounts.find((account) => account.ledger === ledger)?.last_four;
  const account = accounts.value.data.find((each) => each.last_four === lastFour);
  if (!account) return accept(new Map());
  const reported = await everyPage((page_token) =>
    client.listTransactions({ parameters, query: { external_account_id: account.id, page_token } }),
  );
  if (!reported.ok) return reported;
  return accept(new Map(reported.value.map((transaction) => [transaction.external_id ?? '', transaction])));
}
