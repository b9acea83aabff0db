import { periodReportQuery } from '@/lib/contract/report';
import { answerData, readQuery } from '@/server/dashboard/queries/data-answer';
import { readCashFlow } from '@/server/dashboard/queries/reports';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = readQuery(periodReportQuery, search);
    return query.ok ? readCashFlow(member, businessId, query.value) : query;
  });
}
