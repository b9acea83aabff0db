'use client';
import { useBusiness } from '@/components/shell/business-context';
import { DropZone } from '@/components/ui/drop-zone';
import { CompactUpload } from '@/components/uploads/compact-upload';
import { useUploads } from '@/components/uploads/use-uploads';
import type { Document } from '@/lib/contract/document';

const fileTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];

type Props = { transactionId: string; onKept: (receipt: Document) => void };

/** Brings a receipt by drop, paste or choice; it is attached as soon as it is here. */
export function NewReceipt({ transactionId, onKept }: Props) {
  const { id: businessId } = useBusiness();
  const fields = { document_type: 'receipt', transaction_id: transactionId };
  const { uploads, queue } = useUploads(businessId, fields, onKept);
  // What was attached is shown above.
  const reported = uploads.filter((each) => each.state !== 'done' || each.document.duplicate_of !== null);
  return (
    <section aria-label="New receipt" className="flex flex-col gap-3">
      <DropZone
        title="Drop the receipt here"
        description="PDF, PNG, JPEG or WebP, up to 25 MB. It is attached at once."
        accept={fileTypes}
        allowsMany
        onFiles={queue.add}
        className="p-4"
      />
      {reported.length > 0 && (
        <ul aria-label="Uploads" className="flex flex-col rounded-lg border border-line">
          {reported.map((upload) => (
            <CompactUpload
              key={upload.id}
              upload={upload}
              onRetry={() => queue.retry(upload.id)}
              note="Attached, but the same file was uploaded before: check that it does not belong to another entry."
            />
          ))}
        </ul>
      )}
    </section>
  );
}
