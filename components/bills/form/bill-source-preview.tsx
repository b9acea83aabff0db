'use client';
import { DocumentPreview } from '@/components/documents/document-preview';
import type { Document } from '@/lib/contract/document';

/** The paper that a bill is entered from, beside its fields or, on a narrow screen, below them. */
export function BillSourcePreview({ document }: { document: Document }) {
  return (
    <aside
      aria-label={`Document ${document.name}`}
      className="border-line p-5 max-xl:w-full max-xl:max-w-5xl max-xl:border-t max-sm:p-4 xl:sticky xl:top-0 xl:w-[436px] xl:shrink-0"
    >
      <DocumentPreview document={document} />
    </aside>
  );
}
