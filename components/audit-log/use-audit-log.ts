'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { readData } from '@/lib/client/read-data';
import { auditRecord } from '@/lib/contract/audit-log';
import { pageOf } from '@/lib/contract/primitives';
import { dataPaths } from '@/lib/paths';
import type { AuditQuery } from './audit-filters';

const pageAnswer = pageOf(auditRecord).extend({
  /** Names by the labels of those who did it. */
  people: z.record(z.string(), z.string()),
});
export type AuditPage = z.output<typeof pageAnswer>;

/** The first page, as the server read it with the screen; `readAt` in milliseconds since 1970. */
export type FirstPage = { query: AuditQuery; page: AuditPage; readAt: number };

/** The records that the filters leave, the latest first, page after page. */
export function useAuditLog(businessId: string, query: AuditQuery, first: FirstPage) {
  const isFirst = JSON.stringify(query) === JSON.stringify(first.query);
  return useInfiniteQuery({
    queryKey: ['audit-log', businessId, query],
    queryFn: ({ pageParam, signal }) =>
      readData(
        dataPaths.auditLog(businessId, { ...query, page_token: pageParam ?? undefined }),
        pageAnswer,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.pagination.next_page_token,
    ...(isFirst
      ? { initialData: { pages: [first.page], pageParams: [null] }, initialDataUpdatedAt: first.readAt }
      : {}),
    placeholderData: keepPreviousData,
  });
}
