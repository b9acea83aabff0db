import type { Instant } from '@/lib/dates/instant';
import { lastEntryInstant } from '../../store/journal-entry/last-entry';
import type { BusinessContext } from '../context';

/** When the books end as they are now, where nothing later is asked for: today, or with an entry that is dated later. */
export async function readBooksEnd({ db, business, now }: BusinessContext): Promise<Instant> {
  const last = await lastEntryInstant(db, business.id);
  return last !== null && last > now ? last : now;
}
