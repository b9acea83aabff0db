import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { foldedAddress } from '@/lib/email-address';
import { networkOfAddress } from '@/lib/network-of-address';
import type { Database } from './pool';

/** Whose attempts are counted, and how patiently. Delays are in seconds. */
export type Subject = {
  key: string;
  /** How many failures have no delay; people mistype. */
  freeFailures: number;
  /** The delay doubles with each further failure, up to this. */
  longestDelay: number;
};

/** An account is named by the hash of the address as typed, whether or not there is such an account. */
export function accountSubject(email: string): Subject {
  const name = createHash('sha256').update(foldedAddress(email)).digest('hex');
  return { key: `account:${name}`, freeFailures: 4, longestDelay: 300 };
}

/** Many people may share one network address, so it is given more tries. Of IPv6, a network of 64 bits counts as one. */
export function addressSubject(address: string): Subject {
  return { key: `address:${networkOfAddress(address)}`, freeFailures: 20, longestDelay: 900 };
}

/** An admin invites a whole firm in a day; who goes on floods the mailboxes of others. */
export function linksSubject(adminId: string): Subject {
  return { key: `links:${adminId}`, freeFailures: 60, longestDelay: 900 };
}

/**
 * Counts an attempt as failed before it is judged, so that guesses sent at the same moment cannot all slip through;
 * a success takes it back. Refused with the seconds to wait (at least 1) while the subject is blocked. Without a delay
 * the block lies infinitely far back: `now()` is when a transaction began, which may be before an attempt just counted. For that
 * reason, too, a block is of a clock that was set back since only where it is twice as long as any.
 */
export async function countAttempt(database: Database, subject: Subject): Promise<number> {
  const { key, freeFailures, longestDelay } = subject;
  // What is older counts for nothing any more. Few at a time, and none that another attempt holds.
  await database.query(sql`
    delete from dashboard.sign_in_attempts where subject in (
      select subject from dashboard.sign_in_attempts
      where last_at < now() - interval '1 day' and blocked_until <= now() and subject <> ${key}
      order by last_at limit 100 for update skip locked)`);
  const counted = await database.query(sql`
    insert into dashboard.sign_in_attempts as earlier (subject, failures, last_at, blocked_until)
    values (${key}, 1, now(), '-infinity')
    on conflict (subject) do update set
      last_at = now(),
      failures = case when earlier.last_at < now() - interval '1 day' then 1 else earlier.failures + 1 end,
      blocked_until = case
        when earlier.last_at < now() - interval '1 day' or earlier.failures < ${freeFailures}::int then '-infinity'
        else now() + make_interval(secs =>
          least(${longestDelay}::int, power(2, least(earlier.failures + 1 - ${freeFailures}::int, 30)))) end
    where earlier.blocked_until <= now() or earlier.blocked_until > now() + make_interval(secs => ${2 * longestDelay})
    returning failures`);
  return counted.rows.length > 0 ? 0 : secondsBlocked(database, key);
}

async function secondsBlocked(database: Database, key: string): Promise<number> {
  const found = await database.query<{ seconds: number }>(sql`
    select ceil(extract(epoch from blocked_until - now()))::int as seconds
    from dashboard.sign_in_attempts where subject = ${key} and blocked_until > now()`);
  return Math.max(1, found.rows[0]?.seconds ?? 1);
}

/** The account's owner got in: the account starts afresh. */
export async function clearAttempts(database: Database, subject: Subject): Promise<void> {
  await database.query(sql`delete from dashboard.sign_in_attempts where subject = ${subject.key}`);
}

/** Takes back the one attempt that succeeded; the others of a shared address stay counted. */
export async function uncountAttempt(database: Database, subject: Subject): Promise<void> {
  await database.query(sql`
    update dashboard.sign_in_attempts set failures = greatest(failures - 1, 0), blocked_until = '-infinity'
    where subject = ${subject.key}`);
}
