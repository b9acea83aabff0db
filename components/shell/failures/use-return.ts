import { useEffect, useEffectEvent, useState } from 'react';
import { whenBack } from '@/lib/client/when-back';

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
    const back = whenBack(over.signal, () => setAway(true));
    void back.then((wasAway) => {
      setAway(false);
      if (wasAway || wasRefused) returned();
    });
    return () => over.abort();
  }, [wasRefused]);
  return isAway;
}
