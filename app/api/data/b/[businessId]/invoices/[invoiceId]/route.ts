import { answerData } from '@/server/dashboard/queries/data-answer';
import { readInvoice } from '@/server/dashboard/queries/invoices';

type Context = { params: Promise<{ businessId: string; invoiceId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId) =>
    readInvoice(member, businessId, (await context.params).invoiceId),
  );
}
