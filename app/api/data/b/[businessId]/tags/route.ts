import { answerData } from '@/server/dashboard/queries/data-answer';
import { readTags } from '@/server/dashboard/queries/tags';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, readTags);
}
