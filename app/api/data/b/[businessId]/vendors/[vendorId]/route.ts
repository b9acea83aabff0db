import { answerData } from '@/server/dashboard/queries/data-answer';
import { readParty } from '@/server/dashboard/queries/parties';

type Context = { params: Promise<{ businessId: string; vendorId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId) =>
    readParty(member, businessId, 'vendor', (await context.params).vendorId),
  );
}
