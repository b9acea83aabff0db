import { type RefObject, useEffect, useRef } from 'react';
import type { ReviewPlace } from './review-place';

/** Where the person is now, for what comes back after a while: it must not move them from where they have gone since. */
export function useLatestPlace(place: ReviewPlace): RefObject<ReviewPlace | null> {
  const latest = useRef<ReviewPlace | null>(place);
  useEffect(() => {
    latest.current = place;
    return () => {
      latest.current = null;
    };
  });
  return latest;
}
