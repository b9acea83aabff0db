'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { auditLogReads } from '@/lib/reads/audit-log-reads';
import { type FirstPage, pagesOptions } from '@/lib/reads/read-options';
import type { AuditQuery } from './audit-filters';

export type FirstRecords = FirstPage<typeof auditLogReads.list>;

/** The records that the filters leave, the latest first, page after page. */
export function useAuditLog(businessId: string, query: AuditQuery, first: FirstRecords) {
  return useInfiniteQuery(pagesOptions(auditLogReads.list, businessId, { query }, first));
}
