import { answerData } from '@/server/dashboard/queries/data-answer';
import { invoiceQueryOf, readInvoices } from '@/server/dashboard/queries/invoices';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = invoiceQueryOf(search);
    return query.ok ? readInvoices(member, businessId, query.value) : query;
  });
}
