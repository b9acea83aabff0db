import type { QueryClient } from '@tanstack/react-query';
import { keyOfAll, type Read } from './read';

/**
 * Reads again what has changed, as far as it is on the screen; resolves when it is there. A first read on its way, which may be
 * from before the change, is given up: to read again would wait for its answer and take that.
 */
export async function readAgain(
  client: QueryClient,
  businessId: string,
  ...reads: readonly Read[]
): Promise<void> {
  await Promise.all(
    reads.map(async (read) => {
      const queryKey = keyOfAll(read, businessId);
      await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await client.invalidateQueries({ queryKey });
    }),
  );
}
