import type { Instant } from '@/lib/dates/instant';
import { lastEntryInstant } from '../../store/journal-entry/last-entry';
import type { BusinessContext } from '../context';

/** The default end of reports: now, or the date of the latest entry if that is later. */
export async function readBooksEnd({ db, business, now }: BusinessContext): Promise<Instant> {
  const last = await lastEntryInstant(db, business.id);
  return last !== null && last > now ? last : now;
}
