import type { AuditLogQuery, AuditRecord } from '@/lib/contract/audit-log';
import { accept } from '@/lib/result';
import { listAuditRecords } from '../../store/audit-store';
import type { Context, PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';

/** The audit log, newest first; of one business, or of the whole tenant. */
export async function pageAuditLog(
  ctx: Context,
  businessId: string | null,
  query: AuditLogQuery,
): Promise<PageOutcome<AuditRecord>> {
  const list = `audit-log ${businessId ?? ctx.author.tenantId}`;
  const keyset = readKeyset(ctx.pageTokenKey, list, query, 'descending');
  if (!keyset.ok) return keyset;
  const filter = {
    businessId,
    resourceType: query.resource_type,
    resourceId: query.resource_id,
    action: query.action,
    userId: query.user_id,
    from: query.start_datetime,
    through: query.end_datetime,
  };
  const page = await listAuditRecords(ctx.db, ctx.author.tenantId, filter, keyset.value);
  return accept({ items: page.items, pagination: paginationOf(ctx.pageTokenKey, list, query, page) });
}
