'use client';
import { X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '../button';
import { useIsAlive, useMedia } from '../use-media';

const Dialog = dynamic(() => import('../dialog').then((file) => file.Dialog), { ssr: false });

/** Whether there is room for the pane beside the list. */
export function useHasRoomForDetail(): boolean {
  return useMedia('(min-width: 1280px)');
}

type DetailPaneProps = {
  /** Nothing of one item stays when another is opened; null where the content itself takes care of that. */
  itemId: string | null;
  /** What one item is called within a sentence, such as `bill`. */
  one: string;
  /** The heading of the sheet over the list where there is no room beside it. */
  title: string;
  /** False: where there is no room beside the list, the item stays closed. */
  isSheetOpen?: boolean;
  onClose: () => void;
  /** Draws the item. `close` is the button that closes it, to be put where it belongs; the sheet has its own. */
  children: (close: ReactNode) => ReactNode;
};

/** The open item: beside the list, or in a sheet over it where there is no room. */
export function DetailPane({ itemId, one, title, isSheetOpen = true, onClose, children }: DetailPaneProps) {
  const hasRoom = useHasRoomForDetail();
  const isAlive = useIsAlive();
  const close = (
    <IconButton size="small" label={`Close the ${one}`} onPress={onClose}>
      <X aria-hidden className="size-4" />
    </IconButton>
  );
  const contentOf = (button: ReactNode) => <Fragment key={itemId}>{children(button)}</Fragment>;
  return (
    <>
      <aside
        aria-label={`Open ${one}`}
        className="relative w-[436px] shrink-0 overflow-auto border-l border-line bg-panel p-5 max-xl:hidden"
      >
        {(hasRoom || !isAlive) && contentOf(close)}
      </aside>
      {isAlive && !hasRoom && isSheetOpen && (
        <Dialog title={title} placement="side" keepsScreenKeys isOpen onOpenChange={onClose}>
          {contentOf(null)}
        </Dialog>
      )}
    </>
  );
}
