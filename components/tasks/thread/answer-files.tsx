'use client';

import { CircleAlert, FileCheck2, File as FileIcon, RotateCw, X } from 'lucide-react';
import { isUnderway, type Upload, type UploadQueue } from '@/components/documents/upload/upload-queue';
import { Button, IconButton } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';

type Props = { uploads: readonly Upload[]; queue: UploadQueue };

/** The files that go with the answer: on their way, there, or refused with the reason. */
export function AnswerFiles({ uploads, queue }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Files of the answer" className="flex flex-col rounded-lg border border-line">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className="flex min-h-9 items-center gap-2.5 border-line py-1 pr-1.5 pl-3 [&+&]:border-t"
        >
          <StateIcon upload={upload} />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{upload.file.name}</span>
            {upload.state === 'refused' && <span className="text-bad">{upload.sentence}</span>}
            {isUnderway(upload) && (
              <ProgressBar
                label={`Uploading ${upload.file.name}`}
                portion={upload.state === 'sending' && upload.portion < 1 ? upload.portion : null}
              />
            )}
          </span>
          {upload.state === 'refused' && upload.canRetry && (
            <Button
              size="small"
              className="max-sm:h-9"
              icon={<RotateCw aria-hidden className="size-3.5" />}
              aria-label={`Try ${upload.file.name} again`}
              onPress={() => queue.retry(upload.id)}
            >
              Try again
            </Button>
          )}
          {upload.state !== 'sending' && (
            <IconButton
              size="small"
              className="max-sm:size-9"
              label={`Leave ${upload.file.name} out`}
              onPress={() => queue.dismiss(upload.id)}
            >
              <X aria-hidden className="size-3.5" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function StateIcon({ upload }: { upload: Upload }) {
  if (upload.state === 'refused') return <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />;
  if (upload.state === 'done') return <FileCheck2 aria-hidden className="size-4 shrink-0 text-accent" />;
  return <FileIcon aria-hidden className="size-4 shrink-0 text-faint" />;
}
