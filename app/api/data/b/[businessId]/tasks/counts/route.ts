import { answerData } from '@/server/dashboard/queries/data-answer';
import { readTaskCounts } from '@/server/dashboard/queries/tasks';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, readTaskCounts);
}
