'use client';
import { CircleAlert, FileCheck2, File as FileIcon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/files/progress-bar';
import type { Upload } from './upload-queue';

type RowProps = {
  upload: Upload;
  onRetry: () => void;
  /** What there is to say of one that is here. */
  note?: string;
  /** What else can be done with it. */
  children?: ReactNode;
};

/** A file being uploaded, stored, or refused with the reason, in a short list. */
export function CompactUpload({ upload, onRetry, note, children }: RowProps) {
  const { name } = upload.file;
  return (
    <li className="flex min-h-9 items-center gap-2.5 border-line py-1 pr-1.5 pl-3 [&+&]:border-t">
      <StateIcon state={upload.state} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {upload.state === 'refused' && <span className="text-bad">{upload.sentence}</span>}
        {upload.state === 'done' && note && <span className="text-xs text-warn">{note}</span>}
        {upload.state === 'offline' && <span className="text-warn">Waits for the network</span>}
        {(upload.state === 'waiting' || upload.state === 'sending') && (
          <ProgressBar
            label={`Uploading ${name}`}
            portion={upload.state === 'sending' && upload.portion < 1 ? upload.portion : null}
          />
        )}
      </span>
      {(upload.state === 'offline' || (upload.state === 'refused' && upload.canRetry)) && (
        <Button
          size="small"
          className="max-sm:h-11"
          icon={<RotateCw aria-hidden className="size-3.5" />}
          aria-label={`Try ${name} again`}
          onPress={onRetry}
        >
          Try again
        </Button>
      )}
      {children}
    </li>
  );
}

function StateIcon({ state }: { state: Upload['state'] }) {
  if (state === 'refused') return <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />;
  if (state === 'done') return <FileCheck2 aria-hidden className="size-4 shrink-0 text-accent" />;
  return <FileIcon aria-hidden className="size-4 shrink-0 text-faint" />;
}
