import { answerData } from '@/server/dashboard/queries/data-answer';
import { readParty } from '@/server/dashboard/queries/parties';

type Context = { params: Promise<{ businessId: string; customerId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId) =>
    readParty(member, businessId, 'customer', (await context.params).customerId),
  );
}
