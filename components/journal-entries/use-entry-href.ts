import { usePathname, useSearchParams } from 'next/navigation';
import { useBusiness } from '@/components/shell/business-context';
import { backPath } from '@/lib/back-path';
import { paths } from '@/lib/paths';

/** The address of an entry, which leads back to this screen as it is. */
export function useEntryHref(): (entryId: string) => string {
  const { id } = useBusiness();
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const back = backPath(id, { pathname, search: search === '' ? '' : `?${search}` });
  return (entryId) => paths.journalEntry(id, entryId, back);
}
