'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import { type Tag, tag } from '@/lib/contract/tag';
import { dataPaths } from '@/lib/paths';

const tagsAnswer = z.object({ data: z.array(tag) });
const tagsKey = (businessId: string) => ['tags', businessId] as const;

/** Every tag of the business; read only when there is something to name or to choose. */
export function useTags(isWanted: boolean) {
  const { id: businessId } = useBusiness();
  return useQuery({
    queryKey: tagsKey(businessId),
    queryFn: async ({ signal }) => (await readData(dataPaths.tags(businessId), tagsAnswer, signal)).data,
    enabled: isWanted,
  }).data;
}

/** Adds a tag that was just made to those that are known. */
export function useLearnTag(): (made: Tag) => void {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  return (made) => client.setQueryData<Tag[]>(tagsKey(businessId), (tags = []) => [...tags, made]);
}
