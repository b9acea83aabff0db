import sql, { type Sql } from 'sql-template-tag';
import { v7 } from 'uuid';
import type { Database } from '../../session/storage/pool';

/** One message to one person: never begun twice for the same period, whichever process begins it. */
export type MailKey = { userId: string; businessId: string; kind: 'questions' | 'package'; period: string };

/** A message that this process prepares. Another takes over when the lease is over, and then has another attempt. */
export type ClaimedMail = { id: string; attempt: number };

/** How long a message may be prepared, in seconds; longer than the accounting service may take to answer. */
const leaseSeconds = 300;

/** The message is given up after so many refusals of the mail server, with growing delays: about a day. */
export const mostAttempts = 8;

/** In minutes, the longest delay after a refusal. */
const longestDelay = 5 * 2 ** 8;

/** Due, also where the clock was set back since it was postponed: twice as far ahead as any delay. */
const isDue = (table: Sql) => sql`(${table}.due_again <= now()
  or ${table}.due_again > now() + make_interval(mins => ${2 * longestDelay}))`;

/** Begins the message, or null where it was begun before and is not due again. */
export async function claimMail(database: Database, key: MailKey): Promise<ClaimedMail | null> {
  const { userId, businessId, kind, period } = key;
  const claimed = await database.query<ClaimedMail>(sql`
    insert into dashboard.mails as earlier (id, user_id, business_id, kind, period, state, due_again)
    values (${v7()}, ${userId}, ${businessId}, ${kind}, ${period}, 'preparing',
      now() + make_interval(secs => ${leaseSeconds}))
    on conflict (user_id, business_id, kind, period) do update set
      attempts = earlier.attempts + 1, changed_at = now(), due_again = excluded.due_again
    where earlier.state = 'preparing' and ${isDue(sql`earlier`)}
    returning id, attempts as attempt`);
  return claimed.rows[0] ?? null;
}

/** Whether there is nothing to do about the message now: saves reading what would be in it. */
export async function isBegun(database: Database, key: MailKey): Promise<boolean> {
  const { userId, businessId, kind, period } = key;
  const found = await database.query(sql`
    select from dashboard.mails
    where user_id = ${userId} and business_id = ${businessId} and kind = ${kind} and period = ${period}
      and not (state = 'preparing' and ${isDue(sql`mails`)})`);
  return found.rows.length > 0;
}

/**
 * Notes how far the message is; false where another process has taken it over meanwhile. `sending` is noted before the
 * first word to the mail server, because a message that may have gone must not go again.
 */
export async function moveMail(
  database: Database,
  { id, attempt }: ClaimedMail,
  state: 'sending' | 'sent' | 'nothing',
): Promise<boolean> {
  const moved = await database.query(sql`
    update dashboard.mails set state = ${state}, changed_at = now()
    where id = ${id} and attempts = ${attempt}
      and state = ${state === 'sent' ? 'sending' : 'preparing'}
    returning id`);
  return moved.rows.length > 0;
}

/** The mail server said no, so that the message has not gone: it is tried again later, or given up. */
export async function postponeMail(database: Database, { id, attempt }: ClaimedMail): Promise<void> {
  const state = attempt >= mostAttempts ? 'given_up' : 'preparing';
  await database.query(sql`
    update dashboard.mails set state = ${state}, changed_at = now(),
      due_again = now() + make_interval(mins => ${Math.min(5 * 2 ** attempt, longestDelay)}::int)
    where id = ${id} and attempts = ${attempt}`);
}

/** When mail about a business went to the person last, and whether the latest message could not be sent. */
export async function findLastMail(
  database: Database,
  userId: string,
  businessId: string,
): Promise<{ at: string; isSent: boolean } | null> {
  const found = await database.query<{ at: Date; state: string }>(sql`
    select changed_at as at, state from dashboard.mails
    where user_id = ${userId} and business_id = ${businessId} and state in ('sent', 'given_up')
    order by changed_at desc limit 1`);
  const [row] = found.rows;
  return row ? { at: row.at.toISOString(), isSent: row.state === 'sent' } : null;
}

/** Nothing asks what was sent a year ago; a period that old is never due again. */
export async function forgetOldMails(database: Database): Promise<void> {
  await database.query(sql`
    delete from dashboard.mails where id in (
      select id from dashboard.mails where changed_at < now() - interval '400 days' limit 1000)`);
}
