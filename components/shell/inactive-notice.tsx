import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

type Props = { business: { id: string; isActive: boolean; canWrite: boolean; isAdmin: boolean } };

/** Above every page of an inactive business, for who may write: what it does not take is said before a form is filled in. */
export function InactiveNotice({ business: { id, isActive, canWrite, isAdmin } }: Props) {
  if (isActive || !canWrite) return null;
  return (
    <p className="border-b border-line bg-warn-surface px-5 py-2 text-warn max-sm:px-4 print:hidden">
      This business is inactive. Its books can be reviewed and corrected; nothing new is entered or imported
      until{' '}
      {isAdmin ? (
        <>
          it is{' '}
          <Link href={paths.businessSettings(id)} className="rounded underline">
            set to active
          </Link>
        </>
      ) : (
        'an administrator sets it to active'
      )}
      .
    </p>
  );
}
