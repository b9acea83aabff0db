import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readOptions } from '@/lib/reads/read-options';

/** One entry that a link names and the list has not reached; nothing is read for null. */
export function useEntry(entryId: string | null) {
  const { id: businessId } = useBusiness();
  return useQuery({
    ...readOptions(journalEntryReads.one, businessId, { parameters: { journal_entry_id: entryId ?? '' } }),
    select: ({ data }) => data,
    enabled: entryId !== null,
  });
}
