import { trialBalanceQuery } from '@/lib/contract/report';
import { answerData, readQuery } from '@/server/dashboard/queries/data-answer';
import { readTrialBalance } from '@/server/dashboard/queries/reports';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = readQuery(trialBalanceQuery, search);
    return query.ok ? readTrialBalance(member, businessId, query.value) : query;
  });
}
