import { ledgerStatementQuery } from '@/lib/contract/report';
import { answerData, readQuery } from '@/server/dashboard/queries/data-answer';
import { readLedgerStatement } from '@/server/dashboard/queries/reports';

type Context = { params: Promise<{ businessId: string; ledgerId: string }> };

export async function GET(request: Request, context: Context) {
  const { ledgerId } = await context.params;
  return answerData(request, context, async (member, businessId, search) => {
    const query = readQuery(ledgerStatementQuery, search);
    return query.ok ? readLedgerStatement(member, businessId, ledgerId, query.value) : query;
  });
}
