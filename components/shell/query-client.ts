import { type Query, QueryClient } from '@tanstack/react-query';
import { mostPagesReadAgain, oldAfterMilliseconds } from '@/lib/client/age-of-reads';
import { mayRetry } from '@/lib/client/may-retry';
import { DataProblem } from '@/lib/client/read-data';

const retries = 2;

/**
 * How the screens read. On return to the page, and when the network returns, all that is shown is read again once any of it is old:
 * a list and its counts must not be of two moments.
 */
export function makeQueryClient(): QueryClient {
  const whenAnyIsOld = (query: Query) => {
    if (pagesIn(query.state.data) > mostPagesReadAgain) return false;
    return client.getQueryCache().findAll({ type: 'active', stale: true }).length > 0 ? 'always' : false;
  };
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: oldAfterMilliseconds,
        // Offline, a read fails and says so, instead of waiting in silence.
        networkMode: 'always',
        refetchOnWindowFocus: whenAnyIsOld,
        refetchOnReconnect: whenAnyIsOld,
        retry: (count, error) => count < retries && error instanceof DataProblem && mayRetry(error.problem),
      },
    },
  });
  return client;
}

function pagesIn(data: unknown): number {
  return (data as { pages?: unknown[] } | undefined)?.pages?.length ?? 0;
}
