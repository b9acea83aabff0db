import { useEffect } from 'react';

const signs = ['keydown', 'pointermove', 'pointerdown'] as const;

/**
 * Fetches code at the first key press or pointer movement, so that what is made by it works at once when it is wanted.
 * Give it a function that stays the same.
 */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Without a connection it is not loaded now; pressing the button requests it again.
    const ahead = () => void load().catch(() => undefined);
    for (const sign of signs) window.addEventListener(sign, ahead, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, ahead);
    };
  }, [load]);
}
