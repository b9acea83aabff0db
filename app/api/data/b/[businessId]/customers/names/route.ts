import { answerData } from '@/server/dashboard/queries/data-answer';
import { readPartyNames } from '@/server/dashboard/queries/parties';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, (member, businessId) => readPartyNames(member, businessId, 'customer'));
}
