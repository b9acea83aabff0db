'use client';
import { useEffect } from 'react';
import { useLoaded } from '@/components/ui/loading/use-loaded';

/** Fetched after a page, so that it is there without the network, too, and no page waits for it. */
export const loadPageError = () => import('./page-error');

type Props = { error: unknown; retry: () => void };

/** In place of a page that failed: says so, and tries again. */
export function LatePageError(props: Props) {
  const loaded = useLoaded(loadPageError, true);
  const { retry } = props;
  const isMissing = loaded === 'failed';
  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isMissing, retry]);
  if (loaded === null) return null;
  if (loaded !== 'failed') return <loaded.PageError {...props} />;
  return (
    <p role="alert" className="px-6 py-16 text-center">
      This page could not be shown. Check your connection and load it again.
    </p>
  );
}
