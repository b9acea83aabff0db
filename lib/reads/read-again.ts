import type { QueryClient } from '@tanstack/react-query';
import { keyOfAll, type Read } from './read';

/** Reads again what has changed, as far as it is on the screen; resolves when it is there. */
export async function readAgain(
  client: QueryClient,
  businessId: string,
  ...reads: readonly Read[]
): Promise<void> {
  await Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: keyOfAll(read, businessId) })));
}
