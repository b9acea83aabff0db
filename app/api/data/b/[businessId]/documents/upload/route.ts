import { answerUpload, keptForOther } from '@/server/dashboard/uploads/upload-answer';

type Context = { params: Promise<{ businessId: string }> };

export function POST(request: Request, context: Context) {
  const pathOf = (businessId: string) => `/v0/business/${businessId}/document`;
  return answerUpload(request, context, pathOf, 'documents', keptForOther);
}
