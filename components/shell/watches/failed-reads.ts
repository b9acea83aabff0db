'use client';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayRetry } from '@/lib/client/may-retry';
import { DataProblem } from '@/lib/client/read-data';
import { pauseOrReturn, whenBack } from '@/lib/client/when-back';

const firstPauseMilliseconds = 1000;
const longestPauseMilliseconds = 30_000;

/** Reads again what could not be read, once all of Daybook answers; once in the page. */
export function FailedReads() {
  const client = useQueryClient();
  useEffect(() => readFailedAgain(client), [client]);
  return null;
}

/** What is returned ends it. */
export function readFailedAgain(client: QueryClient): () => void {
  const over = new AbortController();
  let isWatching = false;
  const watch = async () => {
    if (isWatching) return;
    isWatching = true;
    // What fails although all of Daybook answers is asked for less and less often.
    for (let pause = firstPauseMilliseconds; failedIn(client).length > 0; pause *= 2) {
      const wasAway = await whenBack(over.signal);
      if (wasAway) pause = firstPauseMilliseconds;
      else await pauseOrReturn(Math.min(pause, longestPauseMilliseconds), over.signal);
      if (over.signal.aborted) return;
      await Promise.all(failedIn(client).map(readOnce));
    }
    isWatching = false;
  };
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && hasFailed(query)) void watch();
  });
  return () => {
    over.abort();
    stop();
  };
}

function failedIn(client: QueryClient): Query[] {
  return client.getQueryCache().findAll({ type: 'active', predicate: hasFailed });
}

export function hasFailed({ state: { status, error } }: Query): boolean {
  return status === 'error' && error instanceof DataProblem && mayRetry(error.problem);
}

/** Of a list, the page that was asked for. */
function readOnce(query: Query): Promise<unknown> {
  const { fetchMeta } = query.state;
  return query.fetch(undefined, fetchMeta ? { meta: fetchMeta } : {}).catch(() => undefined);
}
