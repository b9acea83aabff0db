'use client';
import { useEffect, useOptimistic } from 'react';
import { onNavigation } from './navigation-starts';

/**
 * A line at the top of the window while the next screen is awaited, whatever asked for it. The screen before stays
 * until then; the line comes late, so one that is there at once brings none.
 */
export function NavigationWait() {
  // True until the transition in which it is set has ended, whether another screen came or the same.
  const [isWaiting, setIsWaiting] = useOptimistic(false);
  useEffect(() => onNavigation(() => setIsWaiting(true)), [setIsWaiting]);
  if (!isWaiting) return null;
  return (
    <div
      role="progressbar"
      aria-label="Opening the page"
      className="fixed inset-x-0 top-0 z-toast h-0.5 animate-late print:hidden"
    >
      <div className="h-full animate-pulse bg-accent motion-reduce:animate-none" />
    </div>
  );
}
