import { randomUUID } from 'node:crypto';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';

/** The request headers other than the token. */
export type ReadHeaders = {
  userId: string | null;
  ifMatch: readonly number[] | null;
  idempotencyKey: string | null;
};

/** Uses the x-request-id of the client if it is well-formed, otherwise generates one. */
export function requestIdOf(given: string | null): string {
  return given !== null && /^[\w-]{1,64}$/.test(given) ? given : `req_${randomUUID()}`;
}

/** The request headers used by operations. */
export function readHeaders(headers: Headers): Result<ReadHeaders, Problem> {
  const faults: Fault[] = [];
  const userId = boundedHeader(headers, 'x-user-id', faults);
  const idempotencyKey = boundedHeader(headers, 'idempotency-key', faults);
  // Whoever sends one counts on it, and an empty one keeps nothing from being done twice.
  if (headers.has('idempotency-key') && idempotencyKey === null)
    faults.push({ path: '/idempotency-key', code: 'too_short', message: 'must not be empty' });
  if (faults.length > 0) return refuse(invalid(faults));
  return accept({ userId, idempotencyKey, ifMatch: versionsOf(headers.get('if-match')) });
}

function boundedHeader(headers: Headers, name: string, faults: Fault[]): string | null {
  const value = asSent(headers.get(name) ?? '');
  if (value === '') return null;
  if (value.length > 255)
    faults.push({ path: `/${name}`, code: 'too_long', message: 'must be at most 255 characters long' });
  return value;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a header value, which Node.js gives as Latin-1: most clients send UTF-8, some Latin-1. */
function asSent(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return value;
  try {
    return utf8.decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}

/**
 * The versions among the entity tags, which may be of something else; null for none and for `*`. They are compared
 * strongly (RFC 9110 §13.1.1), so a weak tag is of no version.
 */
function versionsOf(ifMatch: string | null): number[] | null {
  if (ifMatch === null || ifMatch.trim() === '*') return null;
  return ifMatch.split(',').flatMap((tag) => {
    const version = /^\s*"([1-9]\d{0,8})"\s*$/.exec(tag)?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}
