import { answerUpload } from '@/server/dashboard/uploads/upload-answer';

type Context = { params: Promise<{ businessId: string }> };

export function POST(request: Request, context: Context) {
  const pathOf = (businessId: string) => `/v0/business/${businessId}/transactions/import/preview`;
  return answerUpload(request, context, pathOf);
}
