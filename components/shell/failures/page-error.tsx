'use client';
import { useEffect, useState } from 'react';
import { ErrorState } from '@/components/ui/notices/error-state';
import { lookForNewVersion } from '@/lib/client/new-version';
import { isFirstFailure } from './first-failure';
import { restartingSentence, useReturn } from './use-return';

/**
 * In place of a page that failed. While a part of Daybook is away, it waits for it and then loads the page again. Where all
 * answers, a part may have come back since the page failed: it is loaded again once. After an update, code that the page had not
 * loaded yet is gone: trying again is to load all of it.
 */
export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    console.error(error);
    void lookForNewVersion().then(setOld);
  }, [error]);
  const [failure, setFailure] = useState(() => failureOf(error));
  // Where it fails again, this stays in its place.
  if (failure.error !== error) setFailure(failureOf(error));
  const tryAgain = isOld ? () => window.location.reload() : retry;
  const isAway = useReturn(tryAgain, failure.isFirst);
  if (isAway) {
    const title = navigator.onLine ? 'Daybook is restarting' : 'You are offline';
    const detail = navigator.onLine ? restartingSentence : 'This page comes back by itself with the network.';
    return <ErrorState title={title} detail={detail} onRetry={tryAgain} />;
  }
  if (failure.isFirst && !isOld) return <ErrorState title="Loading this page again" onRetry={tryAgain} />;
  return (
    <ErrorState
      title={isOld ? 'Daybook was updated' : 'Something went wrong on this page'}
      detail={
        isOld
          ? 'Load the page again to go on. Longer forms keep what you typed.'
          : 'Nothing was changed. If trying again does not help, please report it.'
      }
      onRetry={tryAgain}
    />
  );
}

function failureOf(error: unknown) {
  return { error, isFirst: isFirstFailure(window.location.pathname, Date.now()) };
}
