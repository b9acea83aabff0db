import sql, { empty } from 'sql-template-tag';
import { v7 } from 'uuid';
import type { AccountEvent, AccountEventKind } from '@/lib/account-events';
import type { Database } from './pool';

export type NewAccountEvent = {
  kind: AccountEventKind;
  /** Whom it concerns; null for a sign-in to an account that there is not. */
  userId: string | null;
  /** Who did it, if another. */
  byUserId?: string | undefined;
  businessId?: string | undefined;
  networkAddress?: string | undefined;
  details?: Record<string, unknown> | undefined;
};

/** Records what happened to an account, in the transaction in which it happens. */
export async function recordEvent(database: Database, event: NewAccountEvent): Promise<void> {
  const { kind, userId, byUserId = null, businessId = null, networkAddress = null, details = {} } = event;
  await database.query(sql`
    insert into dashboard.account_events (id, kind, user_id, by_user_id, email, business_id, network_address, details)
    values (${v7()}, ${kind}, ${userId}, ${byUserId}, (select email from dashboard.users where id = ${userId}),
      ${businessId}, ${networkAddress}, ${JSON.stringify(details)})`);
}

/**
 * Who made the link by which the user's password was chosen last, or null without one. That one may have used it; a later change
 * of the password proves nothing, as whoever knows it can change it.
 */
export async function findMakerOfPassword(database: Database, userId: string): Promise<string | null> {
  const found = await database.query<{ madeBy: string | null }>(sql`
    select details ->> 'linkMadeBy' as "madeBy" from dashboard.account_events
    where user_id = ${userId} and kind = 'password_chosen'
    order by id desc limit 1`);
  return found.rows[0]?.madeBy ?? null;
}

/**
 * What happened to the members of a business, the latest first: in this business, and to their accounts while they belong to
 * it. What concerns no account, another business, or an account before its membership is for system administrators alone.
 */
export async function listEvents(
  database: Database,
  {
    businessId,
    isAdministrator,
    before,
  }: { businessId: string; isAdministrator: boolean; before: string | null },
  size: number,
): Promise<AccountEvent[]> {
  const found = await database.query<AccountEvent & { at: Date }>(sql`
    select id, at, kind, user_id as "userId", by_user_id as "byUserId", email, network_address as "networkAddress", details
    from dashboard.account_events
    where ${before === null ? sql`true` : sql`id < ${before}`} ${
      isAdministrator
        ? empty
        : sql`and (business_id = ${businessId} or business_id is null and exists (
            select from dashboard.memberships as own
            where own.business_id = ${businessId} and own.user_id = account_events.user_id and own.created_at <= at))`
    }
    order by id desc limit ${size}`);
  return found.rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
