import { useEffect, useRef } from 'react';

/** How a person presses a button, as React Aria tells it. */
export type Pointer = 'mouse' | 'pen' | 'touch' | 'keyboard' | 'virtual';

/** Longer than the second tap of two on the same spot takes, shorter than a question takes to be read. */
const unreadMilliseconds = 1000;
/** A question that appears so soon after another has gone may be in its place, where a finger still is. */
const nextMilliseconds = 5000;

/**
 * Whether a press so soon after a question has appeared was meant for the one before it: the answers of both are at the same
 * spot. Keys are always meant, for none of the new answers has the focus.
 * @param shownMilliseconds since the question appeared
 * @param goneMilliseconds from when another one went until then; infinite where there was none
 */
export function isUnread(pointer: Pointer, shownMilliseconds: number, goneMilliseconds: number): boolean {
  return (
    pointer !== 'keyboard' && shownMilliseconds < unreadMilliseconds && goneMilliseconds < nextMilliseconds
  );
}

/** When the last question went that was drawn. */
let goneAt = Number.NEGATIVE_INFINITY;

/** Tells of a press whether it comes before the question, drawn with the calling part, can have been read. */
export function useIsUnread(): (pointer: Pointer) => boolean {
  const shown = useRef({ at: Number.POSITIVE_INFINITY, afterGone: Number.POSITIVE_INFINITY });
  useEffect(() => {
    const at = performance.now();
    shown.current = { at, afterGone: at - goneAt };
    return () => {
      goneAt = performance.now();
    };
  }, []);
  return (pointer) => isUnread(pointer, performance.now() - shown.current.at, shown.current.afterGone);
}
