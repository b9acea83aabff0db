import { journalEntryListQuery } from '@/lib/contract/journal-entry';
import { answerData, readQuery } from '@/server/dashboard/queries/data-answer';
import { readJournalEntries } from '@/server/dashboard/queries/journal-entries';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = readQuery(journalEntryListQuery, search);
    return query.ok ? readJournalEntries(member, businessId, query.value) : query;
  });
}
