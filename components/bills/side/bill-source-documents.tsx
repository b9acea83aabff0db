'use client';
import { FileText } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import type { OpenBill } from '@/lib/reads/bill-reads';

/** The paper that the bill was entered from. */
export function BillSourceDocuments({ documents }: Pick<OpenBill, 'documents'>) {
  const { id: businessId } = useBusiness();
  if (documents.length === 0) return null;
  return (
    <ul aria-label="Documents" className="flex flex-col gap-1">
      {documents.map(({ id, name }) => (
        <li key={id} className="flex items-center gap-2">
          <FileText aria-hidden className="size-3.5 shrink-0 text-faint" />
          <Link
            href={paths.documents(businessId, { document: id })}
            className="rounded wrap-anywhere text-accent underline-offset-2 hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
