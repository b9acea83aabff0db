import { answerData } from '@/server/dashboard/queries/data-answer';
import { partyQueryOf, readParties } from '@/server/dashboard/queries/parties';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = partyQueryOf(search);
    return query.ok ? readParties(member, businessId, 'customer', query.value) : query;
  });
}
