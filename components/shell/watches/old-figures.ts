import type { Query, QueryClient } from '@tanstack/react-query';
import { hasFailed } from './failed-reads';

/**
 * Tells that what a page shows could not be read again, and takes it back once all of it was. What was never shown says so in its place.
 * @param tell given the moment of the oldest of it, in milliseconds; gives how to take it back
 */
export function tellOldFigures(client: QueryClient, tell: (since: number) => () => void): () => void {
  const isOld = (query: Query) => hasFailed(query) && query.state.data !== undefined;
  let takeBack: (() => void) | null = null;
  const look = () => {
    const old = client.getQueryCache().findAll({ type: 'active', predicate: isOld });
    if (old.length === 0) {
      takeBack?.();
      takeBack = null;
    } else takeBack ??= tell(Math.min(...old.map(({ state }) => state.dataUpdatedAt)));
  };
  const stop = client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'observerRemoved') look();
  });
  return () => {
    stop();
    takeBack?.();
  };
}
