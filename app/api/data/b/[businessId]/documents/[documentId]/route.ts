import { answerData } from '@/server/dashboard/queries/data-answer';
import { readDocument } from '@/server/dashboard/queries/documents';

type Context = { params: Promise<{ businessId: string; documentId: string }> };

export async function GET(request: Request, context: Context) {
  const { documentId } = await context.params;
  return answerData(request, context, (member, businessId) => readDocument(member, businessId, documentId));
}
