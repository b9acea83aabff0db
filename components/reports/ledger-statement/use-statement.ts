'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { readData } from '@/lib/client/read-data';
import { addressOf, keyOf, type ReadAnswer } from '@/lib/reads/read';
import type { FirstRead } from '@/lib/reads/read-options';
import { reportReads } from '@/lib/reads/report-reads';
import { type StatementDays, statementQueryOf } from './statement-search';

const read = reportReads['ledger-statement'];
export type StatementPage = ReadAnswer<typeof read>;

/** The first page, as the server read it with the screen. */
export type FirstStatementPage = FirstRead<{ ledgerId: string; days: StatementDays; page: StatementPage }>;

/** The address of a page of a statement; that of the whole statement's file is made from the first. */
export function statementAddress(
  businessId: string,
  ledgerId: string,
  days: StatementDays,
  pageToken: string | null = null,
): string {
  const call = callOf(ledgerId, days);
  const page = pageToken === null ? {} : { page_token: pageToken };
  return addressOf(read, businessId, { ...call, query: { ...call.query, ...page } });
}

const callOf = (ledgerId: string, days: StatementDays) => ({
  parameters: { ledger_id: ledgerId },
  query: statementQueryOf(days),
});

/** A statement page after page. While other days are read, the last ones stay. */
export function useStatement(businessId: string, days: StatementDays, first: FirstStatementPage) {
  const address = statementAddress(businessId, first.ledgerId, days);
  return useInfiniteQuery({
    queryKey: keyOf(read, businessId, callOf(first.ledgerId, days), 'pages'),
    queryFn: ({ pageParam, signal }) =>
      readData<StatementPage>(statementAddress(businessId, first.ledgerId, days, pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.pagination.next_page_token,
    placeholderData: keepPreviousData,
    ...(address === statementAddress(businessId, first.ledgerId, first.days)
      ? { initialData: { pages: [first.page], pageParams: [null] }, initialDataUpdatedAt: first.readAt }
      : {}),
  });
}
