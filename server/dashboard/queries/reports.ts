import type { z } from 'zod';
import type { ClientResult } from '@/lib/client/client';
import type { balanceSheetQuery, cashFlowQuery, PeriodReport } from '@/lib/contract/report';
import { type Day, endOfDay } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
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

/** The sheets as of the ends of the days, in their order. */
export async function readBalanceSheets(
  member: Member,
  businessId: string,
  days: readonly Day[],
): Promise<ClientResult<PeriodReport[]>> {
  const sheets = await Promise.all(
    days.map((day) => readBalanceSheet(member, businessId, { end_datetime: endOfDay(day) })),
  );
  const reports: PeriodReport[] = [];
  for (const sheet of sheets) {
    if (!sheet.ok) return sheet;
    reports.push(...sheet.value.data);
  }
  return accept(reports);
}
