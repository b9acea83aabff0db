'use client';

import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import { CompactUpload } from '@/components/uploads/compact-upload';
import type { Upload, UploadQueue } from '@/components/uploads/upload-queue';

type Props = { uploads: readonly Upload[]; queue: UploadQueue };

/** The files that go with the answer. */
export function AnswerFiles({ uploads, queue }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Files of the answer" className="flex flex-col rounded-lg border border-line">
      {uploads.map((upload) => (
        <CompactUpload key={upload.id} upload={upload} onRetry={() => queue.retry(upload.id)}>
          <IconButton
            size="small"
            className="max-sm:size-11"
            label={`Remove ${upload.file.name}`}
            onPress={() => queue.cancel(upload.id)}
          >
            <X aria-hidden className="size-3.5" />
          </IconButton>
        </CompactUpload>
      ))}
    </ul>
  );
}
