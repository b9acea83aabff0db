'use client';
import { QueryClientContext } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useContext } from 'react';

/** Reads again all that is on the screen, where it is not known what has changed. */
export function useReadAllAgain(): () => void {
  const client = useContext(QueryClientContext);
  const router = useRouter();
  return useCallback(() => {
    void client?.invalidateQueries();
    router.refresh();
  }, [client, router]);
}
