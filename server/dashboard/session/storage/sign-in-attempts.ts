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

/** How long an attempt may be judged; of one that takes longer, the process probably died. */
const mostJudgingSeconds = 10;

/** Failures that still count: of a day, which begins with the first of them. */
const failures = sql`case when earlier.first_at < now() - interval '1 day' then 0 else earlier.failures end`;
/** Attempts that are being judged. Compared and not subtracted: before PostgreSQL 17, nothing is subtracted from infinity. */
const judging = sql`case when earlier.judging_since > now() - make_interval(secs => ${mostJudgingSeconds})
  and earlier.judging_since < now() + make_interval(secs => ${mostJudgingSeconds}) then earlier.judging else 0 end`;

/**
 * Counts an attempt before it is judged, and as if it failed, so that guesses sent at the same moment cannot all slip through:
 * beyond the free failures there is one at a time. Every attempt that was let through ends with `countFailure`, `uncountAttempt` or
 * `clearAttempts`; one that does not within ten seconds counts as failed. Refused with the seconds to wait (at least 1):
 * what is left of the delay after failures, or 1 while others are being judged. Without a delay the block lies infinitely
 * far back: `now()` is when a transaction began, which may be before an attempt just counted. For that
 * reason, too, a block is of a clock that was set back since only where it is twice as long as any.
 */
export async function countAttempt(database: Database, subject: Subject): Promise<number> {
  const { key, freeFailures, longestDelay } = subject;
  // What is older counts for nothing any more. Few at a time, and none that another attempt holds.
  await database.query(sql`
    delete from dashboard.sign_in_attempts where subject in (
      select subject from dashboard.sign_in_attempts
      where first_at < now() - interval '1 day' and blocked_until <= now() and subject <> ${key}
        and (judging = 0 or judging_since < now() - interval '1 day')
      order by first_at limit 100 for update skip locked)`);
  const counted = await database.query(sql`
    insert into dashboard.sign_in_attempts as earlier
      (subject, failures, first_at, blocked_until, judging, judging_since)
    values (${key}, 0, now(), '-infinity', 1, now())
    on conflict (subject) do update set
      failures = ${failures} + earlier.judging - ${judging},
      first_at = case when ${failures} = 0 then now() else earlier.first_at end,
      judging = ${judging} + 1,
      judging_since = now(),
      blocked_until = case when earlier.blocked_until > now() then '-infinity' else earlier.blocked_until end
    where (earlier.blocked_until <= now() or earlier.blocked_until > now() + make_interval(secs => ${2 * longestDelay}))
      and (${judging} = 0 or ${failures} + ${judging} <= ${freeFailures}::int)
    returning failures`);
  return counted.rows.length > 0 ? 0 : secondsBlocked(database, key);
}

async function secondsBlocked(database: Database, key: string): Promise<number> {
  const found = await database.query<{ seconds: number }>(sql`
    select ceil(extract(epoch from blocked_until - now()))::int as seconds
    from dashboard.sign_in_attempts where subject = ${key} and blocked_until > now()`);
  return Math.max(1, found.rows[0]?.seconds ?? 1);
}

/** The attempt was judged and failed: the next one waits, once there were more than the free failures. */
export async function countFailure(database: Database, subject: Subject): Promise<void> {
  const { key, freeFailures, longestDelay } = subject;
  await database.query(sql`
    insert into dashboard.sign_in_attempts as earlier (subject, failures, first_at, blocked_until)
    values (${key}, 1, now(), '-infinity')
    on conflict (subject) do update set
      failures = earlier.failures + 1,
      first_at = case when earlier.failures = 0 then now() else earlier.first_at end,
      judging = greatest(earlier.judging - 1, 0),
      blocked_until = case when earlier.failures < ${freeFailures}::int then '-infinity'
        else now() + make_interval(secs =>
          least(${longestDelay}::int, power(2, least(earlier.failures + 1 - ${freeFailures}::int, 30)))) end`);
}

/** Counts what is limited whether or not it succeeds. Refused with the seconds to wait (at least 1). */
export async function countUse(database: Database, subject: Subject): Promise<number> {
  const waitSeconds = await countAttempt(database, subject);
  if (waitSeconds === 0) await countFailure(database, subject);
  return waitSeconds;
}

/** The account's owner got in: the account starts afresh, but for attempts that are still being judged. */
export async function clearAttempts(database: Database, subject: Subject): Promise<void> {
  await database.query(sql`
    update dashboard.sign_in_attempts
    set failures = 0, blocked_until = '-infinity', judging = greatest(judging - 1, 0)
    where subject = ${subject.key}`);
}

/** Takes back the one attempt that succeeded; what the others of a shared address left stays as it was. */
export async function uncountAttempt(database: Database, subject: Subject): Promise<void> {
  await database.query(sql`
    update dashboard.sign_in_attempts set judging = greatest(judging - 1, 0) where subject = ${subject.key}`);
}
