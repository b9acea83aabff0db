'use client';

import { DocumentStateMark } from '@/components/documents/document-state-mark';
import { doubtOfTotal } from '@/components/documents/document-words';
import { DoubtMark } from '@/components/documents/doubt-mark';
import { ReadAmount } from '@/components/documents/read-amount';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { MomentDay } from '@/components/ui/dates/moment-day';
import { Link } from '@/components/ui/link';
import { acceptedWords } from '@/components/uploads/accepted-files';
import type { Document } from '@/lib/contract/document';
import { paths } from '@/lib/paths';

type Props = { documents: readonly Document[]; onAdd: () => void };

/** The latest papers with what became of them, and the place to drop more. */
export function RecentDocuments({ documents, onAdd }: Props) {
  const { id: businessId } = useBusiness();
  return (
    <section aria-labelledby="documents-title" className="print:hidden">
      <div className="mb-1 flex items-center justify-between gap-2 max-sm:min-h-11">
        <h2 id="documents-title" className="font-semibold">
          Recent documents
        </h2>
        {documents.length > 0 && (
          <Link
            href={paths.documents(businessId)}
            className="rounded text-accent underline-offset-2 hover:underline"
          >
            All
          </Link>
        )}
      </div>
      <ul>
        {documents.map((document) => (
          <RecentDocument key={document.id} document={document} />
        ))}
      </ul>
      <div className="mt-4 flex flex-col items-center gap-1 rounded-[10px] border-[1.5px] border-dashed border-edge p-5 text-center">
        <p className="font-medium max-sm:hidden">Drop receipts anywhere on this page</p>
        <p className="text-xs text-faint">{acceptedWords} each</p>
        <Button className="mt-2 max-sm:h-11" onPress={onAdd}>
          Choose files
        </Button>
      </div>
    </section>
  );
}

/** Who it is from and how much, as far as that was read; else the name of its file. */
function RecentDocument({ document }: { document: Document }) {
  const { id: businessId, currency } = useBusiness();
  const { id, name, extraction, created_at } = document;
  const vendor = extraction?.vendor_name?.value;
  const doubt = doubtOfTotal(extraction);
  return (
    <li className="relative flex items-center gap-3 border-b border-line py-2 hover:bg-hover">
      <span className="min-w-0 flex-1">
        <Link
          href={paths.documents(businessId, { document: id })}
          className="block truncate rounded after:absolute after:inset-0"
        >
          {vendor ?? name}
        </Link>
        <span className="block truncate text-xs text-faint">
          <MomentDay value={created_at} form="short" />
          {vendor && ` · ${name}`}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end text-xs">
        {extraction?.total_amount && (
          <span className="text-sm">
            {doubt && <DoubtMark name={doubt} />} <ReadAmount extraction={extraction} currency={currency} />
          </span>
        )}
        <DocumentStateMark document={document} />
      </span>
    </li>
  );
}
