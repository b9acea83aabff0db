import { answerData } from '@/server/dashboard/queries/data-answer';
import { readTasks, taskQueryOf } from '@/server/dashboard/queries/tasks';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = taskQueryOf(search);
    return query.ok ? readTasks(member, businessId, query.value) : query;
  });
}
