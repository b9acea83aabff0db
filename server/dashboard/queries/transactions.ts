import type { z } from 'zod';
import type { transactionListQuery } from '@/lib/contract/transaction';
import type { Member } from '../session/guard';

export function readTransactions(
  { client }: Member,
  businessId: string,
  query: z.input<typeof transactionListQuery>,
) {
  return client.listTransactions({ parameters: { business_id: businessId }, query });
}

export function readExternalAccounts({ client }: Member, businessId: string) {
  return client.listExternalAccounts({ parameters: { business_id: businessId } });
}
