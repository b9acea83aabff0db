import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { useEntryHref } from './use-entry-href';

/** To the page of an entry that is open beside a list. A part of its own: it alone is drawn again when the address changes. */
export function EditLink({ entryId }: { entryId: string }) {
  const { canWrite } = useBusiness();
  const entryHref = useEntryHref();
  return (
    // A key passes many entries: none is fetched before somebody goes there.
    <ButtonLink size="small" href={entryHref(entryId)}>
      {canWrite ? 'Edit' : 'Open'}
    </ButtonLink>
  );
}
