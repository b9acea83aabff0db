import type { ClientResult } from '@/lib/client/client';
import { type ExternalAccount, transactionListQuery } from '@/lib/contract/transaction';
import { accept, together } from '@/lib/result';
import type { Member } from '../session/guard';

export const accountsWithTransactionsQuery = transactionListQuery
  .pick({ end_datetime: true })
  .required({ end_datetime: true });

/** The external accounts that have transactions at or before a moment: what was paid from them then is one of these. */
export async function readAccountsWithTransactions(
  { client }: Pick<Member, 'client'>,
  businessId: string,
  { end_datetime }: { end_datetime: string },
): Promise<ClientResult<{ data: ExternalAccount[] }>> {
  const parameters = { business_id: businessId };
  const accounts = await client.listExternalAccounts({ parameters });
  if (!accounts.ok) return accounts;
  const first = await together(
    Object.fromEntries(
      accounts.value.data.map(({ id }) => [
        id,
        client.listTransactions({
          parameters,
          query: { external_account_id: id, end_datetime, page_size: 1 },
        }),
      ]),
    ),
  );
  if (!first.ok) return first;
  const hasAny = ({ id }: ExternalAccount) => (first.value[id]?.data.length ?? 0) > 0;
  return accept({ data: accounts.value.data.filter(hasAny) });
}
