'use client';
import { X } from 'lucide-react';
import { Fragment, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { IconButton } from '../button';
import { lazyComponent } from '../loading/lazy-component';
import { useLoaded } from '../loading/use-loaded';
import { useIsAlive, useMedia } from '../use-media';
import { DetailAside } from './detail-aside';

const Dialog = lazyComponent(() => import('../overlays/dialog').then((file) => file.Dialog));

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
  /** Loads what the content itself loads apart from the page. */
  loadContent?: () => Promise<unknown>;
  onClose: () => void;
  /** Draws the item. `close` is the button that closes it, to be put where it belongs; the sheet has its own. */
  children: (close: ReactNode) => ReactNode;
};

/**
 * The open item: beside the list, or in a sheet over it where there is no room. Where the page came with the item, the aside
 * stands over the list as the sheet will, until the sheet has been loaded.
 */
export function DetailPane(props: DetailPaneProps) {
  const { itemId, one, title, isSheetOpen = true, loadContent, onClose, children } = props;
  const hasRoom = useHasRoomForDetail();
  const isAlive = useIsAlive();
  const [isSent] = useState(!isAlive && isSheetOpen);
  const content = useRef<HTMLDivElement>(null);
  const loadSheet = useCallback(async () => {
    const [{ Dialog }] = await Promise.all([import('../overlays/dialog'), loadContent?.()]);
    return { Dialog, from: { scrollTop: content.current?.scrollTop ?? 0 } };
  }, [loadContent]);
  const loaded = useLoaded(loadSheet, isSent && isAlive && !hasRoom);
  const sheet = loaded === 'failed' ? null : loaded;
  const isOverList = isSent && isSheetOpen && sheet === null;
  const isAwaitingSheet = isOverList && loaded !== 'failed';
  const Sheet = sheet?.Dialog ?? Dialog;
  const close = useMemo(
    () => (
      <IconButton size="small" label={`Close the ${one}`} onPress={onClose} className="max-xl:hidden">
        <X aria-hidden className="size-4" />
      </IconButton>
    ),
    [one, onClose],
  );
  // Kept, so that it is not drawn anew as soon as the page is alive.
  const beside = useMemo(
    () => <Fragment key={itemId}>{children(close)}</Fragment>,
    [children, close, itemId],
  );
  return (
    <>
      <DetailAside {...{ one, title, isOverList, isAwaitingSheet, onClose }} contentRef={content}>
        {(hasRoom || !isAlive || isOverList) && beside}
      </DetailAside>
      {isAlive && !hasRoom && isSheetOpen && !isOverList && (
        <Sheet
          title={title}
          placement="side"
          keepsScreenKeys
          isOpen
          onOpenChange={onClose}
          {...(sheet ? { from: sheet.from } : {})}
        >
          <Fragment key={itemId}>{children(null)}</Fragment>
        </Sheet>
      )}
    </>
  );
}
