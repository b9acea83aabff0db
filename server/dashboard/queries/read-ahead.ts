import type { AheadRead } from '@/lib/reads/ahead-read';
import { keyOf, type Read, type ReadAnswer, type ReadCall } from '@/lib/reads/read';
import { plain } from '../accounting/plain';
import type { Member } from '../session/guard';
import { readerOf } from './answer-read';

/**
 * Reads with a page what the browser would read next, in the same way. Null where it cannot be read: the browser tries
 * for itself, and says why.
 */
export async function readAhead<Each extends Read>(
  member: Member,
  businessId: string,
  read: Each,
  call: ReadCall<Each>,
): Promise<AheadRead<ReadAnswer<Each>> | null> {
  const { parameters = {}, query = {} } = call;
  const readAt = Date.now();
  const answer = await readerOf(read)?.read({ member, businessId, parameters, query });
  if (!answer?.ok) return null;
  const data = plain(answer.value) as ReadAnswer<Each>;
  return { queryKey: keyOf(read, businessId, call), data, readAt };
}

/** Those that could be read. */
export function thoseRead(reads: readonly (AheadRead | null)[]): AheadRead[] {
  return reads.filter((read) => read !== null);
}
