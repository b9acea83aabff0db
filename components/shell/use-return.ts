import { useEffect, useEffectEvent, useState } from 'react';
import { healthAddress } from '@/lib/paths';

const everyMs = 1000;

export const restartingSentence =
  'Daybook is restarting. This page comes back by itself, usually within ten seconds; what was saved is safe.';

/**
 * Whether a part of Daybook is away; calls `onReturn` once all of it answers again. Where all answers from the start,
 * the page has failed for another reason, and nothing is called: it would fail again and again.
 * @param wasRefused the page knows that a part was away when it asked
 */
export function useReturn(onReturn: () => void, wasRefused: boolean): boolean {
  const [isAway, setAway] = useState(false);
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasAway = wasRefused;
    const look = async () => {
      const isUp = await fetch(healthAddress, { cache: 'no-store', signal: over.signal }).then(
        (response) => response.ok,
        () => false,
      );
      if (over.signal.aborted) return;
      if (isUp) {
        setAway(false);
        if (wasAway) returned();
        return;
      }
      wasAway = true;
      setAway(true);
      timer = setTimeout(look, everyMs);
    };
    look();
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [wasRefused]);
  return isAway;
}
