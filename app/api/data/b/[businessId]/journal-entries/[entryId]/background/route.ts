import { answerData } from '@/server/dashboard/queries/data-answer';
import { readEntryBackground } from '@/server/dashboard/queries/entry-background';

type Context = { params: Promise<{ businessId: string; entryId: string }> };

export async function GET(request: Request, context: Context) {
  const { entryId } = await context.params;
  return answerData(request, context, (member, businessId) =>
    readEntryBackground(member, businessId, entryId),
  );
}
