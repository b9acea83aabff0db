import { expect, it } from 'vitest';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';
import { readAccountsWithTransactions } from './accounts-with-transactions';

it('has the accounts with a transaction until then, and no others', async () => {
  const asked: object[] = [];
  const client = {
    listExternalAccounts: async () => accept({ data: [{ id: 'checking' }, { id: 'savings' }] }),
    listTransactions: async ({ query }: { query: { external_account_id: string } }) => {
      asked.push(query);
      return accept({ data: query.external_account_id === 'checking' ? [{ id: 'txn' }] : [] });
    },
  } as unknown as Member['client'];
  const until = { end_datetime: '2026-03-02T23:59:59.999Z' };
  const read = await readAccountsWithTransactions({ client }, 'b', until);
  expect(read).toEqual(accept({ data: [{ id: 'checking' }] }));
  expect(asked).toEqual(
    ['checking', 'savings'].map((external_account_id) => ({ external_account_id, ...until, page_size: 1 })),
  );
});
