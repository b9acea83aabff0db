import { readBill } from '@/server/dashboard/queries/bills';
import { answerData } from '@/server/dashboard/queries/data-answer';

type Context = { params: Promise<{ businessId: string; billId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId) =>
    readBill(member, businessId, (await context.params).billId),
  );
}
