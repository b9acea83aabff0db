'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { useValueOf } from '@/components/ui/use-value-of';
import type { AsText } from '@/lib/as-text';
import { type Overview, overviewReads } from '@/lib/reads/overview-reads';
import { readAgain } from '@/lib/reads/read-again';
import { readOptions } from '@/lib/reads/read-options';

export function useOverview(initial: AsText<Overview>) {
  const { id } = useBusiness();
  return useQuery({ ...readOptions(overviewReads.all, id, {}), initialData: useValueOf(initial) });
}

export function refreshOverview(client: QueryClient, businessId: string): Promise<void> {
  return readAgain(client, businessId, overviewReads.all);
}
