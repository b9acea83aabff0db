import type { ClientProblem } from '@/lib/client/client';
import type { LockChange } from '@/lib/lock-change';
import { accept, type Result } from '@/lib/result';
import type { Member } from '../session/guard';
import { isAdministrator, listAdministratorsElsewhere } from '../session/storage/administrators';
import { type BusinessMember, listMembers } from '../session/storage/memberships';
import { dashboardDatabase } from '../session/storage/pool';
import { namesOfUsers, type User } from '../session/storage/users';

/** What the settings show of a business. The bank-data token is a secret: only whether there is one goes out. */
export async function readBusinessSettings({ client }: Member, businessId: string) {
  const business = await client.getBusiness({ parameters: { business_id: businessId } });
  if (!business.ok) return business;
  const { aggregator_user_token: token, ...shown } = business.value.data;
  return accept({ ...shown, hasAggregatorToken: token !== null && token !== '' });
}

/** The latest moves of the lock, newest first, as the audit log keeps them. */
export async function readLockHistory(
  { client }: Member,
  businessId: string,
): Promise<Result<LockChange[], ClientProblem>> {
  const log = await client.listBusinessAuditLog({
    parameters: { business_id: businessId },
    query: { resource_id: businessId, action: 'lock_books', page_size: 100 },
  });
  if (!log.ok) return log;
  const records = log.value.data;
  const names = await namesOf(records);
  return accept(
    records.map(({ id, at, user_id, before, after }) => ({
      id,
      at,
      by: (user_id && names[user_id]) || null,
      from: textOf(before, 'books_locked_through'),
      to: textOf(after, 'books_locked_through'),
      reason: textOf(after, 'reason'),
    })),
  );
}

function textOf(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const member: unknown = Reflect.get(value, name);
  return typeof member === 'string' ? member : null;
}

/** The names behind the labels that the dashboard gives to what its members do. */
export function namesOf(records: readonly { user_id: string | null }[]): Promise<Record<string, string>> {
  const ids = new Set(records.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])));
  return namesOfUsers(dashboardDatabase(), [...ids]);
}

export function readMembers(businessId: string): Promise<BusinessMember[]> {
  return listMembers(dashboardDatabase(), businessId);
}

/** The system administrators who are no members of the business; only one of them sees who they are. */
export async function readAdministratorsElsewhere({ user }: Member, businessId: string): Promise<User[]> {
  const database = dashboardDatabase();
  return (await isAdministrator(database, user.id)) ? listAdministratorsElsewhere(database, businessId) : [];
}
