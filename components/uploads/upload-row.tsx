'use client';

import { CircleAlert, Copy, File as FileIcon, RotateCw, X } from 'lucide-react';
import { Button, IconButton } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/files/progress-bar';
import { useLocale } from '@/components/ui/locale';
import { formatFileSize } from '@/lib/format/file-size';
import { isUnderway, type Upload } from './upload-queue';

type Props = {
  upload: Upload;
  /** Whether it goes to another business than the one on the screen. */
  isElsewhere: boolean;
  onRetry: () => void;
  /** Takes it out of sight, or gives it up. */
  onCancel: () => void;
  onOpen: (documentId: string) => void;
};

/** One file: waiting, uploading, refused with the reason, or done. */
export function UploadRow({ upload, isElsewhere, onRetry, onCancel, onOpen }: Props) {
  const locale = useLocale();
  const { file } = upload;
  return (
    <li className="flex min-h-9 items-center gap-2.5 border-t border-line py-1 pr-3 pl-5 max-sm:pl-4">
      <StateIcon upload={upload} />
      <div className="flex min-w-0 flex-1 items-center gap-x-3 max-sm:flex-col max-sm:items-stretch">
        <span className="flex min-w-0 items-baseline gap-2 sm:max-w-72">
          <span className="truncate">{file.name}</span>
          <span className="shrink-0 text-xs text-faint">{formatFileSize(file.size, locale)}</span>
          {isElsewhere && (
            <span className="truncate text-xs text-soft">for {upload.target.business.name}</span>
          )}
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">
          <UploadState upload={upload} />
        </span>
      </div>
      {upload.state === 'done' && (
        <Button
          size="small"
          className="max-sm:h-11"
          onPress={() => onOpen(upload.document.duplicate_of ?? upload.document.id)}
        >
          Open the first upload
        </Button>
      )}
      {(upload.state === 'offline' || (upload.state === 'refused' && upload.canRetry)) && (
        <Button
          size="small"
          className="max-sm:h-11"
          aria-label={`Try ${file.name} again`}
          icon={<RotateCw aria-hidden className="size-3.5" />}
          onPress={onRetry}
        >
          Try again
        </Button>
      )}
      <IconButton
        size="small"
        className="max-sm:size-11"
        label={isUnderway(upload) ? `Do not upload ${file.name}` : `Dismiss ${file.name}`}
        onPress={onCancel}
      >
        <X aria-hidden className="size-3.5" />
      </IconButton>
    </li>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  if (upload.state === 'waiting') return <span className="text-faint">Waiting</span>;
  if (upload.state === 'offline') return <span className="text-warn">Waits for the network</span>;
  if (upload.state === 'refused') return <span className="text-bad">{upload.sentence}</span>;
  if (upload.state === 'done') {
    return <span className="text-warn">Duplicate: the same file was uploaded before.</span>;
  }
  return (
    <span className="flex max-w-80 items-center gap-3">
      <ProgressBar
        label={`Uploading ${upload.file.name}`}
        portion={upload.portion < 1 ? upload.portion : null}
      />
      <span className="w-10 shrink-0 text-right text-xs text-soft">{Math.round(upload.portion * 100)} %</span>
    </span>
  );
}

function StateIcon({ upload }: { upload: Upload }) {
  if (upload.state === 'refused') return <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />;
  if (upload.state === 'done') return <Copy aria-hidden className="size-4 shrink-0 text-warn" />;
  return <FileIcon aria-hidden className="size-4 shrink-0 text-faint" />;
}
