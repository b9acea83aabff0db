import { answerData } from '@/server/dashboard/queries/data-answer';
import { readTask } from '@/server/dashboard/queries/tasks';

type Context = { params: Promise<{ businessId: string; taskId: string }> };

export async function GET(request: Request, context: Context) {
  const { taskId } = await context.params;
  return answerData(request, context, (member, businessId) => readTask(member, businessId, taskId));
}
