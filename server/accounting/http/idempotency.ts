import { createHash } from 'node:crypto';
import type { Problem } from '@/lib/contract/problem';
import { stringifyJson } from '@/lib/json';
import { accept, type Result, refuse } from '@/lib/result';
import type { Context } from '../services/context';
import { claimKey, findKeptAnswer, keepAnswer } from '../store/idempotency-store';
import type { Answer } from './problem-answer';
import type { ReadRequest } from './read-request';

export type Kept = { result: Result<Answer, Problem> };
type Keyed = { key: string; operation: string; request: ReadRequest };

/**
 * The first answer under a key is kept with its effect, in one transaction, and replayed; a refusal keeps nothing.
 * Another request under the key, or the same one still at work, is refused.
 */
export async function withIdempotency(
  ctx: Context,
  keyed: Keyed,
  run: () => Promise<Result<Answer, Problem>>,
): Promise<Kept> {
  if (!(await claimKey(ctx.db, ctx.author, keyed.key))) {
    const detail = 'A request with this Idempotency-Key is still at work.';
    return { result: refuse({ code: 'idempotency_in_flight', detail }) };
  }
  const requestHash = hashOf(keyed);
  const kept = await findKeptAnswer(ctx.db, ctx.author, keyed.key);
  if (kept) {
    if (!kept.requestHash.equals(requestHash)) {
      const detail = 'This Idempotency-Key was used for another request.';
      return { result: refuse({ code: 'idempotency_mismatch', detail }) };
    }
    const etag: Record<string, string> = kept.etag === null ? {} : { etag: kept.etag };
    const headers = { 'content-type': 'application/json', 'idempotent-replay': 'true', ...etag };
    return { result: accept({ status: kept.status, body: kept.body, headers }) };
  }
  const result = await run();
  if (result.ok) {
    const { status, body, headers } = result.value;
    await keepAnswer(
      ctx.db,
      ctx.author,
      keyed.key,
      { requestHash, status, body, etag: headers.etag ?? null },
      ctx.now,
    );
  }
  return { result };
}

/** Compared as parsed fields, so blanks and the order of members do not matter; a file by its bytes. */
function hashOf({ operation, request }: Keyed): Buffer {
  const hash = createHash('sha256');
  const { parameters, query, body, form } = request;
  hash.update(stringifyJson(sorted([operation, parameters, query, body, form])));
  if (request.file) hash.update(request.file.bytes);
  return hash.digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
