import { useCallback, useSyncExternalStore } from 'react';

const never = () => false;

const lists = new Map<string, MediaQueryList>();

/** One for all who ask: a screen asks at every key. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

const onScreen = new Map<string, boolean>();

/** While the page is printed, as wide as the paper, it stays as on the screen: what is open or typed must not go. */
function answerOf(query: string): boolean {
  const known = onScreen.get(query);
  if (known !== undefined && listOf('print').matches) return known;
  const { matches } = listOf(query);
  onScreen.set(query, matches);
  return matches;
}

/** Whether the media query holds on the screen; false until the page is alive. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      // When printing ends, the screen may have another width than before.
      const asked = [listOf(query), listOf('print')];
      for (const list of asked) list.addEventListener('change', listener);
      return () => {
        for (const list of asked) list.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => answerOf(query), never);
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
