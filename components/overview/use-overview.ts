'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { type Overview, overviewReads } from '@/lib/reads/overview-reads';
import { readAgain } from '@/lib/reads/read-again';
import { readOptions } from '@/lib/reads/read-options';

export function useOverview(initial: Overview) {
  const { id } = useBusiness();
  return useQuery({ ...readOptions(overviewReads.all, id, {}), initialData: initial });
}

export function refreshOverview(client: QueryClient, businessId: string): Promise<void> {
  return readAgain(client, businessId, overviewReads.all);
}
