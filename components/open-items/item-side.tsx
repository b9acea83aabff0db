'use client';
import { X } from 'lucide-react';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/button';
import { useMedia } from '@/components/ui/use-media';

const Dialog = dynamic(() => import('@/components/ui/dialog').then((file) => file.Dialog), { ssr: false });

type SideProps = {
  /** Such as `Bill`. */
  title: string;
  onClose: () => void;
  /** Draws what is open; the button that closes it stands where it is put, and is null where a dialog has its own. */
  children: (close: ReactNode) => ReactNode;
};

/** What is open, beside the list, or over it where there is no room. */
export function ItemSide({ title, onClose, children }: SideProps) {
  const isWide = useMedia('(min-width: 1280px)');
  const close = (
    <IconButton size="small" label={`Close the ${title.toLowerCase()}`} onPress={onClose}>
      <X aria-hidden className="size-4" />
    </IconButton>
  );
  return (
    <>
      <aside
        aria-label={`Open ${title.toLowerCase()}`}
        className="w-[460px] shrink-0 overflow-auto border-l border-line bg-panel p-5 max-xl:hidden"
      >
        {isWide && children(close)}
      </aside>
      {!isWide && (
        <Dialog title={title} placement="side" keepsScreenKeys isOpen onOpenChange={onClose}>
          {children(null)}
        </Dialog>
      )}
    </>
  );
}
