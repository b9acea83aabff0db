import { answerUpload } from '@/server/dashboard/uploads/upload-answer';

type Context = { params: Promise<{ businessId: string }> };

export function POST(request: Request, context: Context) {
  return answerUpload(request, context, (businessId) => `/v0/business/${businessId}/transactions/import`);
}
