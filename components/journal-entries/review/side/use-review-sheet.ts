import { useEffect, useRef } from 'react';
import { useHasRoomForDetail } from '@/components/ui/list-detail/detail-pane';
import { useOpenItem } from '@/components/ui/list-detail/use-open-item';
import { useStableCallbacks } from '@/components/ui/use-stable-callbacks';

/** What the address says of the sheet while it is open. */
const parameter = 'sheet';
const opened = 'open';

/**
 * Whether the open entry is shown in a sheet over the list; where there is room beside the list it is there in any case. Back
 * closes the sheet, as its button does, and the place in the list stays that of the latest entry, not of the one that was open
 * when the sheet was opened.
 */
export function useReviewSheet(placeId: string | null, goTo: (id: string | null) => void) {
  const hasRoom = useHasRoomForDetail();
  const { openId, open, close } = useOpenItem(parameter);
  const isSheetOpen = openId !== null;
  const latest = useRef({ isSheetOpen, placeId, goTo });
  useEffect(() => {
    latest.current = { isSheetOpen, placeId, goTo };
  });
  useEffect(() => {
    const { pathname } = window.location;
    const keepPlace = () => {
      const { isSheetOpen: wasOpen, placeId: place } = latest.current;
      const isClosed = !new URLSearchParams(window.location.search).has(parameter);
      if (!wasOpen || !isClosed || window.location.pathname !== pathname) return;
      // Once the step back is through: what is put into the address before is dropped with it.
      setTimeout(() => latest.current.goTo(place));
    };
    window.addEventListener('popstate', keepPlace);
    return () => window.removeEventListener('popstate', keepPlace);
  }, []);
  const { setIsSheetOpen } = useStableCallbacks({
    setIsSheetOpen: (isOpen: boolean) => {
      if (isOpen === isSheetOpen || (isOpen && hasRoom)) return;
      if (isOpen) open(opened);
      else close();
    },
  });
  return { hasRoom, isSheetOpen, setIsSheetOpen };
}

export type ReviewSheet = ReturnType<typeof useReviewSheet>;
