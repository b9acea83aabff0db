'use client';
import { DropZone } from '@/components/ui/files/drop-zone';
import { acceptedWords } from '@/components/uploads/accepted-files';
import { CompactUpload } from '@/components/uploads/compact-upload';
import { useUploads } from '@/components/uploads/use-uploads';
import type { Document } from '@/lib/contract/document';
import { mediaTypes } from '@/lib/media-type';

type Props = { transactionId: string; onKept: (receipt: Document) => void };

/** Brings a receipt by drop, paste or choice; it is attached as soon as it is here. */
export function NewReceipt({ transactionId, onKept }: Props) {
  const fields = { document_type: 'receipt', transaction_id: transactionId };
  const { uploads, add, queue } = useUploads({ fields, onArrival: onKept, showsThem: true });
  // What was attached is shown above.
  const reported = uploads.filter((each) => each.state !== 'done' || each.document.duplicate_of !== null);
  return (
    <section aria-label="New receipt" className="flex flex-col gap-3">
      <DropZone
        title="Drop the receipt here"
        description={`${acceptedWords}. It is attached at once.`}
        accept={mediaTypes}
        allowsMany
        onFiles={add}
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
