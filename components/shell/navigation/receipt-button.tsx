'use client';

import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FileInput } from '@/components/ui/files/file-input';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import { acceptedFiles } from '@/components/uploads/accepted-files';
import { useUploads } from '@/components/uploads/use-uploads';
import { whenSettled } from '@/lib/client/when-idle';

const loadPhotoTray = () => import('@/components/uploads/photo-tray');

/** A photograph that was taken, by the id of its upload. */
type Photo = { id: string; file: File };

/**
 * Photographs receipts, one after another or several from the gallery; each is on its way as soon as it is there. Says how
 * many are, or wait for the network.
 */
export function ReceiptButton({ className }: { className: string }) {
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const { uploads, add, queue } = useUploads();
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const take = (files: readonly File[]) => {
    const ids = add(files);
    setPhotos((before) => [...before, ...files.map((file, index) => ({ id: ids[index] ?? '', file }))]);
  };
  const tray = useLoaded(loadPhotoTray, useIsSettledTelephone() || photos.length > 0);
  const offline = uploads.filter(({ state }) => state === 'offline').length;
  const isSending = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <>
      <button type="button" onClick={() => camera.current?.click()} className={className}>
        <span className="-my-1 grid size-[28px] place-items-center rounded-full bg-accent text-accent-ink">
          <Camera aria-hidden className="size-5" />
        </span>
        {isSending ? 'Sending …' : offline > 0 ? `${offline} waiting` : 'Receipt'}
      </button>
      <FileInput
        inputRef={camera}
        label="Photograph of a receipt"
        accept={acceptedFiles}
        isCamera
        onFiles={take}
      />
      <FileInput
        inputRef={gallery}
        label="Photographs of receipts"
        accept={acceptedFiles}
        allowsMany
        onFiles={take}
      />
      {photos.length > 0 && tray !== null && tray !== 'failed' && (
        <tray.default
          photos={photos}
          uploads={uploads}
          onAnother={() => camera.current?.click()}
          onGallery={() => gallery.current?.click()}
          onCancel={(id) => {
            queue.cancel(id);
            setPhotos((before) => before.filter((each) => each.id !== id));
          }}
          onRetry={queue.retry}
          onClose={() => setPhotos([])}
        />
      )}
    </>
  );
}

/**
 * True of a telephone some seconds after its page: it loads the tray ahead, which takes it a while, as without the network it
 * could not. Where it did not, the strip above the page shows the photos.
 */
function useIsSettledTelephone(): boolean {
  const [isOne, setIsOne] = useState(false);
  useEffect(() => whenSettled(() => setIsOne(window.matchMedia('(pointer: coarse)').matches)), []);
  return isOne;
}
