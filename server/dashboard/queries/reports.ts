import type { z } from 'zod';
import type { balanceSheetQuery, cashFlowQuery } from '@/lib/contract/report';
import type { Member } from '../session/guard';

export function readCashFlow({ client }: Member, businessId: string, query: z.input<typeof cashFlowQuery>) {
  return client.getCashFlow({ parameters: { business_id: businessId }, query });
}

export function readBalanceSheet(
  { client }: Member,
  businessId: string,
  query: z.input<typeof balanceSheetQuery>,
) {
  return client.getBalanceSheet({ parameters: { business_id: businessId }, query });
}
