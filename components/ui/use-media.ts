import { useCallback, useSyncExternalStore } from 'react';

const never = () => false;

/** Whether the media query holds; false until the page is alive. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, never);
}

const neverChanges = () => () => undefined;

/** False while the page shows what the server sent, true as soon as it is alive. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
