import { balanceSheetQuery } from '@/lib/contract/report';
import { answerData, readQuery } from '@/server/dashboard/queries/data-answer';
import { readBalanceSheet } from '@/server/dashboard/queries/reports';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = readQuery(balanceSheetQuery, search);
    return query.ok ? readBalanceSheet(member, businessId, query.value) : query;
  });
}
