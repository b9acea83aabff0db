import { answerData } from '@/server/dashboard/queries/data-answer';
import { readJournalEntryCounts } from '@/server/dashboard/queries/journal-entries';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, readJournalEntryCounts);
}
