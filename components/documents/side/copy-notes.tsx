'use client';

import { useMutation } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/notices/toast';
import type { Document } from '@/lib/contract/document';
import type { OpenDocument } from '@/lib/reads/document-reads';
import { separateInvoice } from '@/server/dashboard/actions/documents';
import { useDocumentAnswer } from '../use-document-answer';

type Props = { open: OpenDocument; onOpen: (documentId: string) => void };

/** The other files of the same invoice, or the first upload of the same bytes: they count once. */
export function CopyNotes({ open, onOpen }: Props) {
  const { data: document, files } = open;
  const { duplicate_of, same_invoice_as } = document;
  const original = files.find(({ id }) => id === same_invoice_as);
  return (
    <>
      {duplicate_of && (
        <p className="mt-1.5 flex items-center gap-2">
          <Badge tone="warn">Duplicate</Badge>
          <span className="text-soft">The same file was uploaded before.</span>
          <Button size="small" className="max-sm:h-11" onPress={() => onOpen(duplicate_of)}>
            Open the first upload
          </Button>
        </p>
      )}
      {same_invoice_as && (
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <Badge>Same invoice</Badge>
          <span className="text-soft wrap-anywhere">
            Another file of the invoice in {original?.name ?? 'another document'}. The invoice counts once.
          </span>
          <Button size="small" className="max-sm:h-11" onPress={() => onOpen(same_invoice_as)}>
            Open that one
          </Button>
          <SeparateButton document={document} />
        </div>
      )}
      {!same_invoice_as && files.length > 0 && (
        <p className="mt-1.5 flex flex-wrap items-center gap-2">
          <span className="text-soft">Also there as</span>
          {files.map(({ id, name }) => (
            <Button key={id} size="small" className="max-w-full max-sm:h-11" onPress={() => onOpen(id)}>
              <span className="truncate">{name}</span>
            </Button>
          ))}
        </p>
      )}
    </>
  );
}

function SeparateButton({ document: { id: documentId, name, version } }: { document: Document }) {
  const { id: businessId, canWrite } = useBusiness();
  const settle = useDocumentAnswer();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const isDone = await settle(() => separateInvoice(businessId, { documentId, version }));
      if (isDone) showToast({ title: `${name} counts as an invoice of its own`, tone: 'good' });
    },
  });
  if (!canWrite) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      className="max-sm:h-11"
      isPending={isPending}
      onPress={() => mutate()}
    >
      It is another invoice
    </Button>
  );
}
