'use client';

import { Maximize2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Place, Turn } from '@/lib/contract/document';
import { MarkedPlace } from './marked-place';
import { TurnedImage } from './turned-image';
import { turnedPlace } from './turned-place';

const Dialog = lazyComponent(() => import('@/components/ui/overlays/dialog').then((file) => file.Dialog));

type Props = {
  name: string;
  file: Blob;
  turn: Turn;
  /** The place of a value that was read, marked in the picture. */
  lit?: Place | null;
};

/** An image, whole and upright; pressed, it fills the screen's width. */
export function ImagePreview({ name, file, turn, lit = null }: Props) {
  const [isLarge, setIsLarge] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const url = useBlobUrl(file);
  if (isBroken) {
    return (
      <p className="rounded-lg border border-line p-4 text-soft">This browser cannot display the image.</p>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={`Enlarge ${name}`}
        onClick={() => setIsLarge(true)}
        className="group relative flex min-h-[44dvh] w-full items-center justify-center overflow-hidden rounded-lg border border-line bg-chip"
      >
        {url && (
          <TurnedImage {...{ url, name, turn }} size="preview" onError={() => setIsBroken(true)}>
            {lit && <MarkedPlace place={turnedPlace(lit, turn)} />}
          </TurnedImage>
        )}
        <span className="absolute right-2 bottom-2 grid size-7 place-items-center rounded-md border border-edge bg-panel text-soft group-hover:text-ink">
          <Maximize2 aria-hidden className="size-3.5" />
        </span>
      </button>
      {isLarge && url && (
        <Dialog title={name} size="large" isOpen onOpenChange={setIsLarge}>
          <TurnedImage {...{ url, name, turn }} size="wide" />
        </Dialog>
      )}
    </>
  );
}

/** The address of bytes in this page, until they are no longer shown; null before the first drawing. */
function useBlobUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
