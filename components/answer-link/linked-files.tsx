'use client';

import { Check, LoaderCircle, RotateCw, X } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import type { LinkedFile, LinkedFileList } from './use-linked-files';

/** The files that go with the answer, each with how it ended. */
export function LinkedFiles({ files: list }: { files: LinkedFileList }) {
  return (
    <ul aria-label="Files of the answer" aria-live="polite" className="flex flex-col gap-1 empty:hidden">
      {list.files.map((each) => (
        <li key={each.key} className="flex min-h-11 items-center gap-2 rounded-lg border border-line px-3">
          <div className="min-w-0 flex-1 py-1.5">
            <p className="truncate">{each.name}</p>
            <p
              className={
                each.state === 'refused' ? 'text-xs text-bad' : 'flex items-center gap-1 text-xs text-faint'
              }
            >
              <FileState file={each} />
            </p>
          </div>
          {each.state === 'refused' && each.canRetry && each.file && (
            <IconButton
              size="large"
              className="size-11!"
              label={`Send ${each.name} again`}
              onPress={() => each.file && list.retry(each, each.file)}
            >
              <RotateCw aria-hidden className="size-4" />
            </IconButton>
          )}
          {each.state !== 'sending' && (
            <IconButton
              size="large"
              className="size-11!"
              label={`Remove ${each.name}`}
              onPress={() => list.remove(each.key)}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function FileState({ file }: { file: LinkedFile }) {
  if (file.state === 'refused') return file.sentence;
  if (file.state === 'done') {
    return (
      <>
        <Check aria-hidden className="size-3" /> Goes with the answer
      </>
    );
  }
  return (
    <>
      <LoaderCircle aria-hidden className="size-3 animate-spin motion-reduce:animate-none" /> Sending …
    </>
  );
}
