import { answerData } from '@/server/dashboard/queries/data-answer';
import { readInvoiceAging } from '@/server/dashboard/queries/invoices';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, (member, businessId) => readInvoiceAging(member, businessId));
}
