'use client';

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import { type Tag, tag } from '@/lib/contract/tag';
import { dataPaths } from '@/lib/paths';

const tagsAnswer = z.object({ data: z.array(tag) });
export const tagsKey = (businessId: string) => ['tags', businessId] as const;

/** Every tag of the business; read only when there is something to name or to choose. */
export function useTags(isWanted: boolean) {
  const { id: businessId } = useBusiness();
  return useQuery({
    queryKey: tagsKey(businessId),
    queryFn: async ({ signal }) => (await readData(dataPaths.tags(businessId), tagsAnswer, signal)).data,
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
  client.setQueryData<Tag[]>(queryKey, (tags = []) => [...tags, created]);
  void client.invalidateQueries({ queryKey });
}
