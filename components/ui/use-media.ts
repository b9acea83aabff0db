import { useCallback, useSyncExternalStore } from 'react';

const never = () => false;

const lists = new Map<string, MediaQueryList>();

/** One for all who ask: a screen asks at every key. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether the media query holds; false until the page is alive. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = listOf(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches, never);
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
