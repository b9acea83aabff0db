import { overviewDays } from '@/components/overview/overview-days';
import { answerData } from '@/server/dashboard/queries/data-answer';
import { readOverview } from '@/server/dashboard/queries/overview';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, (member, businessId) =>
    readOverview(member, businessId, overviewDays(new Date())),
  );
}
