import { answerData } from '@/server/dashboard/queries/data-answer';
import { documentQueryOf, readDocuments } from '@/server/dashboard/queries/documents';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = documentQueryOf(search);
    return query.ok ? readDocuments(member, businessId, query.value) : query;
  });
}
