'use client';
import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { restartingSentence, useReturn } from './use-return';

/** In place of a page that failed. While a part of Daybook is away, it waits for it and then loads the page again. */
export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  const isAway = useReturn(retry);
  return (
    <ErrorState
      title={isAway ? 'Daybook is restarting' : 'Something went wrong on this page'}
      detail={
        isAway ? restartingSentence : 'Nothing was changed. If trying again does not help, please report it.'
      }
      onRetry={retry}
    />
  );
}
