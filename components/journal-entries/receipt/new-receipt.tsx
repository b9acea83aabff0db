'use client';
import { CircleAlert, FileCheck2, File as FileIcon, RotateCw } from 'lucide-react';
import { isUnderway, type Upload } from '@/components/documents/upload/upload-queue';
import { useUploads } from '@/components/documents/upload/use-uploads';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { DropZone } from '@/components/ui/drop-zone';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { Document } from '@/lib/contract/document';

const fileTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];

type Props = { transactionId: string; onKept: (receipt: Document) => void };

/** Brings a receipt by drop, paste or choice; it is attached as soon as it is here. */
export function NewReceipt({ transactionId, onKept }: Props) {
  const { id: businessId } = useBusiness();
  const fields = { document_type: 'receipt', transaction_id: transactionId };
  const { uploads, queue } = useUploads(businessId, fields, onKept);
  // What was attached stands above.
  const told = uploads.filter((each) => each.state !== 'done' || each.document.duplicate_of !== null);
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
      {told.length > 0 && (
        <ul aria-label="Uploads" className="flex flex-col rounded-lg border border-line">
          {told.map((upload) => (
            <UploadedReceipt key={upload.id} upload={upload} onRetry={() => queue.retry(upload.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UploadedReceipt({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const { name } = upload.file;
  return (
    <li className="flex min-h-9 items-center gap-2.5 border-line px-3 py-1 [&+&]:border-t">
      <StateIcon state={upload.state} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {upload.state === 'refused' && <span className="text-bad">{upload.sentence}</span>}
        {upload.state === 'done' && (
          <span className="text-xs text-warn">
            Attached, but the very same file was uploaded before: see that it is not of two entries.
          </span>
        )}
        {isUnderway(upload) && (
          <ProgressBar
            label={`Uploading ${name}`}
            portion={upload.state === 'sending' && upload.portion < 1 ? upload.portion : null}
          />
        )}
      </span>
      {upload.state === 'refused' && upload.canRetry && (
        <Button
          size="small"
          className="max-sm:h-9"
          icon={<RotateCw aria-hidden className="size-3.5" />}
          aria-label={`Try ${name} again`}
          onPress={onRetry}
        >
          Try again
        </Button>
      )}
    </li>
  );
}

function StateIcon({ state }: { state: Upload['state'] }) {
  if (state === 'refused') return <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />;
  if (state === 'done') return <FileCheck2 aria-hidden className="size-4 shrink-0 text-accent" />;
  return <FileIcon aria-hidden className="size-4 shrink-0 text-faint" />;
}
