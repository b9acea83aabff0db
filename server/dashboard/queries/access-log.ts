import type { AccountEvent } from '@/lib/account-events';
import type { Member } from '../session/guard';
import { listEvents } from '../session/storage/account-events';
import { isAdministrator } from '../session/storage/administrators';
import { findNames } from '../session/storage/people';
import { dashboardDatabase } from '../session/storage/pool';

const pageSize = 100;

export type AccessLog = {
  events: AccountEvent[];
  /** Names by user id; of a user who is gone there is none. */
  people: Record<string, string>;
  /** The identifier after which older events follow; null at the end. */
  olderThan: string | null;
};

/** What happened to the accounts of a business's members, the latest first. */
export async function readAccessLog(
  { user }: Member,
  businessId: string,
  before: string | null,
): Promise<AccessLog> {
  const database = dashboardDatabase();
  const isForAll = await isAdministrator(database, user.id);
  const found = await listEvents(database, { businessId, isAdministrator: isForAll, before }, pageSize + 1);
  const events = found.slice(0, pageSize);
  const people = await findNames(
    database,
    events.flatMap(({ userId, byUserId }) => [userId, byUserId]),
  );
  return { events, people, olderThan: found.length > pageSize ? (events.at(-1)?.id ?? null) : null };
}
