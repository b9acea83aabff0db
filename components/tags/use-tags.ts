'use client';

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import type { Tag } from '@/lib/contract/tag';
import { keyOf } from '@/lib/reads/read';
import { readOptions } from '@/lib/reads/read-options';
import { tagReads } from '@/lib/reads/tag-reads';

export const tagsKey = (businessId: string) => keyOf(tagReads.all, businessId, {});

/** Every tag of the business; read only when there is something to name or to choose. */
export function useTags(isWanted: boolean) {
  const { id: businessId } = useBusiness();
  return useQuery({
    ...readOptions(tagReads.all, businessId, {}),
    select: ({ data }) => data,
    enabled: isWanted,
  }).data;
}

/** Adds a tag that was just created to those that are known. */
export function useLearnTag(): (created: Tag) => Promise<void> {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  return (created) => learnTag(client, businessId, created);
}

/** A list on its way may be from before the tag was created: it is cancelled, and read again. */
export async function learnTag(client: QueryClient, businessId: string, created: Tag): Promise<void> {
  const queryKey = tagsKey(businessId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<{ data: Tag[] }>(queryKey, (known) => ({ data: [...(known?.data ?? []), created] }));
  void client.invalidateQueries({ queryKey });
}
