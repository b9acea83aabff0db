'use client';
import { startTransition, useEffect, useState } from 'react';

/**
 * What is loaded apart from the page once it is wanted: null until it is here, 'failed' where it did not come, as without the
 * network. Unlike `dynamic` of Next.js, a failure takes nothing else from the screen.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | 'failed' | null {
  const [loaded, setLoaded] = useState<{ part: Part } | 'failed' | null>(null);
  const isMissing = loaded === null || loaded === 'failed';
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    load().then(
      // Drawn in steps: a sheet with an open item takes a slow phone longer than a tap may wait.
      (part) => startTransition(() => setLoaded({ part })),
      () => setLoaded('failed'),
    );
  }, [isWanted, isMissing, load]);
  return loaded === null || loaded === 'failed' ? loaded : loaded.part;
}
