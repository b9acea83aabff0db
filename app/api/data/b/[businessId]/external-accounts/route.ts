import { answerData } from '@/server/dashboard/queries/data-answer';
import { readExternalAccounts } from '@/server/dashboard/queries/transactions';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, readExternalAccounts);
}
