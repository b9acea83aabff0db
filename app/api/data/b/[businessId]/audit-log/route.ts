import { auditQueryOf, readAuditLog } from '@/server/dashboard/queries/audit-log';
import { answerData } from '@/server/dashboard/queries/data-answer';

type Context = { params: Promise<{ businessId: string }> };

export function GET(request: Request, context: Context) {
  return answerData(request, context, async (member, businessId, search) => {
    const query = auditQueryOf(search);
    return query.ok ? readAuditLog(member, businessId, query.value) : query;
  });
}
