import type { z } from 'zod';
import type { Client, ClientResult } from '@/lib/client/client';
import type {
  balanceSheetQuery,
  ledgerStatementQuery,
  periodReportQuery,
  trialBalanceQuery,
} from '@/lib/contract/report';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';

type Reader<Query, Answer> = (
  member: Member,
  businessId: string,
  query: Query,
) => Promise<ClientResult<Answer>>;
type Data<Name extends keyof Client> = Client[Name] extends (
  call: never,
) => Promise<ClientResult<infer Answer>>
  ? Answer
  : never;

export const readCashFlow: Reader<z.input<typeof periodReportQuery>, Data<'getCashFlow'>> = (
  { client },
  businessId,
  query,
) => client.getCashFlow({ parameters: { business_id: businessId }, query });

export const readProfitAndLoss: Reader<z.input<typeof periodReportQuery>, Data<'getProfitAndLoss'>> = (
  { client },
  businessId,
  query,
) => client.getProfitAndLoss({ parameters: { business_id: businessId }, query });

export const readBalanceSheet: Reader<z.input<typeof balanceSheetQuery>, Data<'getBalanceSheet'>> = (
  { client },
  businessId,
  query,
) => client.getBalanceSheet({ parameters: { business_id: businessId }, query });

export const readTrialBalance: Reader<z.input<typeof trialBalanceQuery>, Data<'getTrialBalance'>> = (
  { client },
  businessId,
  query,
) => client.getTrialBalance({ parameters: { business_id: businessId }, query });

/** A page of a ledger's statement. */
export function readLedgerStatement(
  { client }: Member,
  businessId: string,
  ledgerId: string,
  query: z.input<typeof ledgerStatementQuery>,
) {
  return client.getLedgerStatement({ parameters: { business_id: businessId, ledger_id: ledgerId }, query });
}

/** What a screen of a report shows at once: a report for each of its queries. Only the first refusal is reported. */
export async function readReports<Query, Report>(
  member: Member,
  businessId: string,
  read: Reader<Query, { data: Report[] }>,
  queries: readonly Query[],
): Promise<ClientResult<Report[][]>> {
  const answers = await Promise.all(queries.map((query) => read(member, businessId, query)));
  const reports: Report[][] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    reports.push(answer.value.data);
  }
  return accept(reports);
}
