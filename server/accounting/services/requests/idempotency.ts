import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { claimKey, findKeptAnswer, keepAnswer } from '../../store/idempotency-store';
import type { Context } from '../context';
import type { ReplayableAnswer } from './replayable-answer';

/** The idempotency key, and a hash of the request. */
export type Idempotency = { key: string; requestHash: Buffer };

/**
 * The first answer under a key is kept with its effect, in one transaction, and replayed; a refusal keeps nothing.
 * Another request under the key, or the same one still at work, is refused.
 */
export async function withIdempotency(
  ctx: Context,
  { key, requestHash }: Idempotency,
  run: () => Promise<Result<ReplayableAnswer, Problem>>,
): Promise<Result<ReplayableAnswer, Problem>> {
  if (!(await claimKey(ctx.db, ctx.author, key))) {
    const detail = 'A request with this Idempotency-Key is still in progress.';
    return refuse({ code: 'idempotency_in_flight', detail });
  }
  const kept = await findKeptAnswer(ctx.db, ctx.author, key);
  if (kept) {
    if (!kept.requestHash.equals(requestHash)) {
      const detail = 'This Idempotency-Key was already used for a different request.';
      return refuse({ code: 'idempotency_mismatch', detail });
    }
    const etag: Record<string, string> = kept.etag === null ? {} : { etag: kept.etag };
    const headers = { 'content-type': 'application/json', 'idempotent-replay': 'true', ...etag };
    return accept({ status: kept.status, body: kept.body, headers });
  }
  const result = await run();
  if (result.ok) {
    const { status, body, keptBody = body, headers } = result.value;
    keepAnswer(
      ctx.db,
      ctx.author,
      key,
      { requestHash, status, body: keptBody, etag: headers.etag ?? null },
      ctx.now,
    );
  }
  return result;
}
