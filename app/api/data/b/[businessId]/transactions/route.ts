import { transactionListQuery } from '@/lib/contract/transaction';
import { answerData, readQuery } from '@/server/dashboard/queries/data-answer';
import { readTransactions } from '@/server/dashboard/queries/transactions';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = readQuery(transactionListQuery, search);
    return query.ok ? readTransactions(member, businessId, query.value) : query;
  });
}
