import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import { journalEntry } from '@/lib/contract/journal-entry';
import { dataOf } from '@/lib/contract/primitives';
import { dataPaths } from '@/lib/paths';

const entryAnswer = dataOf(journalEntry);

/** One entry that a link names and the list has not reached; nothing is read for null. */
export function useEntry(entryId: string | null) {
  const { id: businessId } = useBusiness();
  return useQuery({
    queryKey: ['journal-entry', businessId, entryId],
    queryFn: async ({ signal }) =>
      (await readData(dataPaths.journalEntry(businessId, entryId ?? ''), entryAnswer, signal)).data,
    enabled: entryId !== null,
  });
}
