import { billQueryOf, readBills } from '@/server/dashboard/queries/bills';
import { answerData } from '@/server/dashboard/queries/data-answer';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = billQueryOf(search);
    return query.ok ? readBills(member, businessId, query.value) : query;
  });
}
