import Image from 'next/image';
import { type ReactNode, useState } from 'react';
import type { Turn } from '@/lib/contract/document';

/** Its size is that of the file, which only the browser knows; the component wants some. */
const ownSize = { width: 0, height: 0, unoptimized: true };

type Props = {
  url: string;
  name: string;
  turn: Turn;
  /** As high as a preview beside other things, or as wide as there is room. */
  size: 'preview' | 'wide';
  onError?: () => void;
  /** Lies over the picture. */
  children?: ReactNode;
};

/** An image, turned clockwise. */
export function TurnedImage({ url, name, turn, size, onError, children }: Props) {
  const [natural, setNatural] = useState({ width: 1, height: 1 });
  const isOnSide = turn === 90 || turn === 270;
  const image = (className: string) => (
    <Image
      src={url}
      alt={name}
      {...ownSize}
      {...(onError ? { onError } : {})}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setNatural({ width: naturalWidth, height: naturalHeight })
      }
      className={className}
    />
  );
  if (!isOnSide) {
    const room = size === 'preview' ? 'max-h-[44dvh] w-auto max-w-full object-contain' : 'w-full';
    return (
      <span key="as stored" className={size === 'preview' ? 'relative inline-flex' : 'relative block'}>
        {image(`h-auto ${room} ${turn === 180 ? 'rotate-180' : ''}`)}
        {children}
      </span>
    );
  }
  // A turned element keeps the room of what is not: the room of the turned picture is made around it.
  const ratio = natural.height / natural.width;
  return (
    <span
      // Another element: this one keeps the room that it was given.
      key="on its side"
      ref={(room) => {
        room?.style.setProperty('aspect-ratio', String(ratio));
        room?.style.setProperty('width', size === 'preview' ? `min(100%, ${44 * ratio}dvh)` : '100%');
      }}
      className="@container-size relative block"
    >
      {image(
        `absolute top-1/2 left-1/2 h-[100cqw] w-[100cqh] max-w-none -translate-1/2 ${turn === 90 ? 'rotate-90' : '-rotate-90'}`,
      )}
      {children}
    </span>
  );
}
