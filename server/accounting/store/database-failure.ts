import { DatabaseError } from 'pg';
import type { Day } from '@/lib/dates/instant';

/**
 * Why the database did not do what it was asked for. `message` is written for those who sent the request; `lockedThrough` is the day that
 * the lock states, null where it states none.
 */
export type DatabaseFailure =
  | { kind: 'disk_full' | 'unavailable' | 'lock_timeout' | 'removed_meanwhile' | 'created_meanwhile' }
  | { kind: 'start_moved' | 'business_inactive'; message: string }
  | { kind: 'books_locked'; lockedThrough: Day | null };

/** PostgreSQL's `disk_full`. */
const diskFull = '53100';

/**
 * What PostgreSQL says of a change that waited for another one in vain: `lock_timeout` has expired, the two waited for each
 * other, or they cannot be put in an order.
 */
const waitedInVain = ['55P03', '40P01', '40001'];

const foreignKeyViolation = '23503';
const uniqueViolation = '23505';

/** The code that migrations raise for a change in a locked period. */
const booksLocked = 'DBK01';

/** The codes that they raise for other rules of the books; names of constraints do not come from other nodes. */
const ruleOfCode = {
  // The business has changed since the request read it.
  DBK02: 'start_moved',
  DBK03: 'business_inactive',
} as const;

/** References to what undoing an import removes: only a request that runs at the same time can break them. */
const OF_REMOVED = /_(?:transaction|journal_entry)_id_fkey$/;

/** The failure that a thrown error stands for; null for a bug, and for what did not come from the database. */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  if (!(error instanceof DatabaseError)) return isConnectionError(error) ? { kind: 'unavailable' } : null;
  const { code = '', constraint = '', message } = error;
  if (code === diskFull) return { kind: 'disk_full' };
  if (waitedInVain.includes(code)) return { kind: 'lock_timeout' };
  if (isTransient(code)) return { kind: 'unavailable' };
  if (code === booksLocked)
    return { kind: 'books_locked', lockedThrough: /\d{4}-\d\d-\d\d/.exec(message)?.[0] ?? null };
  if (isCodeOfRule(code)) return { kind: ruleOfCode[code], message };
  if (code === foreignKeyViolation && OF_REMOVED.test(constraint)) return { kind: 'removed_meanwhile' };
  if (code === uniqueViolation) return { kind: 'created_meanwhile' };
  return null;
}

function isCodeOfRule(code: string): code is keyof typeof ruleOfCode {
  return Object.hasOwn(ruleOfCode, code);
}

/** PostgreSQL error classes: 08 connection, 57P shutdown, 53 resources, 40 rolled back by a conflict. */
function isTransient(code: string): boolean {
  return /^(08|57P|53|40)/.test(code);
}

/** The driver's own errors have no code. It calls a connection "not queryable" when it was lost since the statement before. */
function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(
      code,
    ) || /Connection terminated|timeout exceeded|is not queryable/.test(error.message)
  );
}
