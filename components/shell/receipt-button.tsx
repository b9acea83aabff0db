'use client';

import { Camera } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { showToast } from '@/components/ui/toast';
import type { Upload } from '@/components/uploads/upload-queue';
import { useUploads } from '@/components/uploads/use-uploads';

type Props = { businessId: string; className: string };

/**
 * Photographs a receipt and uploads it; the next can be photographed while the last is on its way. It belongs to the shell, so
 * uploads go on while one walks through the pages, and each says how it ended.
 */
export function ReceiptButton({ businessId, className }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { uploads, queue } = useUploads(businessId);
  /** The uploads whose refusal was shown. */
  const reported = useRef(new Set<string>());
  const photograph = useCallback(() => input.current?.click(), []);
  useEffect(() => {
    for (const upload of uploads) {
      if (upload.state === 'done') {
        const title = upload.document.duplicate_of ? 'This receipt was here already' : 'Receipt uploaded';
        showToast({ title, tone: 'good', action: { name: 'Take another', onPress: photograph } });
        queue.dismiss(upload.id);
      } else if (upload.state === 'refused' && !reported.current.has(upload.id)) {
        reported.current.add(upload.id);
        tellRefusal(upload, () => {
          reported.current.delete(upload.id);
          queue.retry(upload.id);
        });
      }
    }
  }, [uploads, queue, photograph]);
  const waiting = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return (
    <>
      <button type="button" onClick={photograph} className={className}>
        <span className="-my-1 grid size-7 place-items-center rounded-full bg-accent text-accent-ink">
          <Camera aria-hidden className="size-5" />
        </span>
        {waiting > 0 ? 'Sending …' : 'Receipt'}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Photograph of a receipt"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const taken = [...(event.target.files ?? [])];
          event.target.value = '';
          queue.add(taken);
        }}
      />
    </>
  );
}

function tellRefusal({ file, sentence, canRetry }: Upload & { state: 'refused' }, retry: () => void): void {
  showToast({
    title: `${file.name} was not uploaded`,
    detail: sentence,
    tone: 'bad',
    ...(canRetry && { action: { name: 'Try again', onPress: retry } }),
  });
}
