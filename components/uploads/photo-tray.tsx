'use client';

import { clsx } from 'clsx';
import { Camera, Images, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { Dialog } from '@/components/ui/overlays/dialog';
import { countOf } from '@/lib/format/count';
import type { Upload } from './upload-queue';

type Photo = { id: string; file: File };

type Props = {
  photos: readonly Photo[];
  /** Those of the photos that have not arrived yet. */
  uploads: readonly Upload[];
  onAnother: () => void;
  onGallery: () => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onClose: () => void;
};

/** The photographs of one go: each is uploaded at once, can be taken back until it has arrived, and another can be taken. */
export default function PhotoTray({
  photos,
  uploads,
  onAnother,
  onGallery,
  onCancel,
  onRetry,
  onClose,
}: Props) {
  const locale = useLocale();
  return (
    <Dialog
      title={countOf(photos.length, 'receipt', 'receipts', locale)}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button
            className="h-11 flex-1"
            icon={<Images aria-hidden className="size-4" />}
            onPress={onGallery}
          >
            Gallery
          </Button>
          <Button className="h-11 flex-1" onPress={onClose}>
            Done
          </Button>
          <Button
            variant="primary"
            className="h-11 flex-1"
            icon={<Camera aria-hidden className="size-4" />}
            onPress={onAnother}
          >
            Another
          </Button>
        </>
      }
    >
      <ul aria-label="Receipts just photographed" className="-my-2 flex flex-col">
        {photos.map(({ id, file }) => {
          const upload = uploads.find((each) => each.id === id);
          return (
            <li key={id} className="flex min-h-16 items-center gap-3 border-line [&+&]:border-t">
              <Thumbnail file={file} />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{file.name}</span>
                <span
                  role="status"
                  className={clsx(
                    'block text-xs wrap-anywhere',
                    upload?.state === 'refused' ? 'text-bad' : 'text-soft',
                  )}
                >
                  {stateWords(upload)}
                </span>
              </span>
              {upload?.state === 'refused' && upload.canRetry && (
                <Button className="h-11" onPress={() => onRetry(id)}>
                  Try again
                </Button>
              )}
              {upload && upload.state !== 'done' && (
                <IconButton
                  className="size-11"
                  label={`Do not upload ${file.name}`}
                  onPress={() => onCancel(id)}
                >
                  <X aria-hidden className="size-4" />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

function stateWords(upload: Upload | undefined): string {
  if (!upload) return 'Uploaded';
  if (upload.state === 'refused') return upload.sentence;
  if (upload.state === 'offline') return 'Waits for the network';
  if (upload.state === 'done') return upload.document.duplicate_of ? 'Uploaded before' : 'Uploaded';
  return 'Uploading …';
}

function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="size-12 shrink-0 overflow-hidden rounded-md bg-chip">
      {address && /^image\/(?:png|jpeg|webp)$/.test(file.type) && (
        // biome-ignore lint/performance/noImgElement: a picture of this device, which no server could make smaller.
        <img
          src={address}
          alt=""
          // What is no picture inside has none.
          onError={() => setAddress(null)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
