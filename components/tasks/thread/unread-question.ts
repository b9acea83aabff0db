import { useEffect, useRef } from 'react';

/** How a person presses a button, as React Aria tells it. */
export type Pointer = 'mouse' | 'pen' | 'touch' | 'keyboard' | 'virtual';

/** Longer than the second tap of two on the same spot takes, shorter than a question takes to be read. */
const unreadMilliseconds = 1000;

/**
 * Whether a press so soon after a question has appeared was meant for the one before it: the answers of both are at the same
 * spot. Keys are always meant, for none of the new answers has the focus.
 */
export function isUnread(pointer: Pointer, shownMilliseconds: number): boolean {
  return pointer !== 'keyboard' && shownMilliseconds < unreadMilliseconds;
}

/** Tells of a press whether it comes before the question, drawn with the calling part, can have been read. */
export function useIsUnread(): (pointer: Pointer) => boolean {
  const shownAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (pointer) => isUnread(pointer, performance.now() - shownAt.current);
}
