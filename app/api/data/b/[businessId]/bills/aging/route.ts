import { readBillAging } from '@/server/dashboard/queries/bills';
import { answerData } from '@/server/dashboard/queries/data-answer';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, (member, businessId) => readBillAging(member, businessId));
}
