import { type RefObject, useEffect, useRef } from 'react';
import type { Place } from './review-place';

/** Where the person is now, for what comes back after a while: it must not move them from where they have gone since. */
export function useLatestPlace(place: Place): RefObject<Place | null> {
  const latest = useRef<Place | null>(place);
  useEffect(() => {
    latest.current = place;
    return () => {
      latest.current = null;
    };
  });
  return latest;
}
