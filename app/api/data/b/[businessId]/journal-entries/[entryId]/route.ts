import { answerData } from '@/server/dashboard/queries/data-answer';
import { readJournalEntry } from '@/server/dashboard/queries/journal-entries';

type Context = { params: Promise<{ businessId: string; entryId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId) => {
    const { entryId } = await context.params;
    return readJournalEntry(member, businessId, entryId);
  });
}
