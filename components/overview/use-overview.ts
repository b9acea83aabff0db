'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { useValueOf } from '@/components/ui/use-value-of';
import type { AsText } from '@/lib/as-text';
import { type Overview, overviewReads } from '@/lib/reads/overview-reads';
import { readAgain } from '@/lib/reads/read-again';
import { type FirstRead, readOptions } from '@/lib/reads/read-options';

export function useOverview(sent: AsText<FirstRead<Overview>>) {
  const { id } = useBusiness();
  const initial = useValueOf(sent);
  return useQuery({
    ...readOptions(overviewReads.all, id, {}),
    initialData: initial,
    initialDataUpdatedAt: initial.readAt,
  });
}

export function refreshOverview(client: QueryClient, businessId: string): Promise<void> {
  return readAgain(client, businessId, overviewReads.all);
}
