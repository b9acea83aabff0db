'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** How long a page may be on its way from the server, in milliseconds. */
const longestWay = 5_000;

/**
 * Has the server read a page again that Back shows as it was: Next.js keeps what a page came with at any age, and nothing else reads it.
 * @param readAt when the server read it, in milliseconds since 1970; a clock that is off costs one more request
 */
export function useFreshPage(readAt: number): void {
  const router = useRouter();
  const isJudged = useRef(false);
  useEffect(() => {
    // Once for each time that the page is drawn: what the refresh brings is fresh.
    if (!isJudged.current && Math.abs(Date.now() - readAt) > longestWay) router.refresh();
    isJudged.current = true;
  }, [router, readAt]);
}
