import type { auditLog } from '@/lib/contract/operations/audit-log-operations';
import { pageAuditLog } from '../../services/audit-log/page-audit-log';
import { type HandlersOf, page } from './handler';

export const auditLogHandlers: HandlersOf<typeof auditLog> = {
  listAuditLog: (ctx, { query }) => page(pageAuditLog(ctx, null, query)),
  listBusinessAuditLog: (ctx, { query }) => page(pageAuditLog(ctx, ctx.business.id, query)),
};
