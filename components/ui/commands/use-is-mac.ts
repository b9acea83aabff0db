import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether ⌘ is this keyboard's key for commands; false until the page is alive. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );
}
