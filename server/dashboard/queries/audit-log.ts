import type { z } from 'zod';
import type { ClientProblem } from '@/lib/client/client';
import { type AuditRecord, auditLogQuery } from '@/lib/contract/audit-log';
import type { Pagination } from '@/lib/contract/primitives';
import { accept, type Result } from '@/lib/result';
import type { Member } from '../session/guard';
import { readQuery } from './data-answer';
import { namesOf } from './settings';

export type AuditPage = {
  data: AuditRecord[];
  pagination: Pagination;
  /** Names by the labels of those who did it; a label that is no user of this dashboard has none. */
  people: Record<string, string>;
};

export type AuditQuery = z.input<typeof auditLogQuery>;

export async function readAuditLog(
  { client }: Member,
  businessId: string,
  query: AuditQuery,
): Promise<Result<AuditPage, ClientProblem>> {
  const page = await client.listBusinessAuditLog({ parameters: { business_id: businessId }, query });
  if (!page.ok) return page;
  return accept({ ...page.value, people: await namesOf(page.value.data) });
}

export function auditQueryOf(search: URLSearchParams) {
  return readQuery(auditLogQuery, search);
}
