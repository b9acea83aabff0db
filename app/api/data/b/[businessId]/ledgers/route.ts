import { answerData } from '@/server/dashboard/queries/data-answer';
import { readLedgers } from '@/server/dashboard/queries/ledgers';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, readLedgers);
}
