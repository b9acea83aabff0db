'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { readData } from '@/lib/client/read-data';
import { dataOf, pagination } from '@/lib/contract/primitives';
import { ledgerStatement } from '@/lib/contract/report';
import { dataPaths } from '@/lib/paths';
import { type StatementDays, statementQueryOf } from './statement-search';

const statementPage = dataOf(ledgerStatement).extend({ pagination });
export type StatementPage = z.output<typeof statementPage>;

/** The first page, as the server read it with the screen. */
export type FirstStatementPage = { ledgerId: string; days: StatementDays; page: StatementPage };

/** A statement page after page. While other days are read, the last ones stay. */
export function useStatement(businessId: string, days: StatementDays, first: FirstStatementPage) {
  const pathOf = (asked: StatementDays, token: string | null) =>
    dataPaths.ledgerStatement(businessId, first.ledgerId, { ...statementQueryOf(asked), page_token: token });
  const path = pathOf(days, null);
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => readData(pathOf(days, pageParam), statementPage, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.pagination.next_page_token,
    placeholderData: keepPreviousData,
    ...(path === pathOf(first.days, null)
      ? { initialData: { pages: [first.page], pageParams: [null] } }
      : {}),
  });
}
