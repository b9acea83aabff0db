import type { Business } from '@/lib/contract/business';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { type Access, type Environment, openRequest } from '../../store/access-store';
import { findBusiness } from '../../store/business-store';
import type { Queryable } from '../../store/database';
import { hashSecret } from '../access/secrets';
import { notFound } from '../context';
import type { Idempotency } from './idempotency';
import type { RateLimiter, RateState } from './rate-limiter';

/** The caller, the operation and the user of a request. */
export type RequestDetails = {
  token: string;
  /** The required scope; null if any valid token is enough. */
  scope: string | null;
  /** The business of the path; null where the path names none. */
  businessId: string | null;
  changesData: boolean;
  requestId: string;
  userId: string | null;
  ifMatch: readonly number[] | null;
  idempotency: Idempotency | null;
  /** Set once the request has been counted: a request with several transactions is counted once. */
  rate: { state: RateState | null };
};

/** What a request may work with: `business` is that of the path, null where the path names none. */
export type Authorized = { access: Access; business: Business | null; rate: RateState };

/**
 * The access of the token and the business of the path, once the request is counted; or why it is refused: the token is unknown, the
 * rate limit is reached, the scope is missing, or the business is not the token's. Both queries are pipelined; row-level security lets
 * the second see only what the first allowed.
 * @param sent the look-up of the token, where something was sent between it and the business
 */
export async function authorize(
  db: Queryable,
  { environment, rateLimiter }: { environment: Environment; rateLimiter: RateLimiter },
  details: RequestDetails,
  sent = openRequest(db, hashSecret(details.token), details.businessId),
): Promise<Result<Authorized, Problem>> {
  const [access, business] = await Promise.all([
    sent,
    details.businessId === null ? null : findBusiness(db, details.businessId),
  ]);
  if (!access || access.environment !== environment) return refuse(unknownToken);
  const rate = await count(access, rateLimiter, details);
  if (!rate.ok) return rate;
  const refused = refusalOf(access, details);
  if (refused) return refuse(refused);
  // A business of another tenant is handled like an unknown one.
  if (details.businessId !== null && business === null) return refuse(notFound);
  return accept({ access, business, rate: rate.value });
}

const unknownToken: Problem = {
  code: 'invalid_token',
  detail: 'The token is unknown, expired or revoked.',
};

async function count(
  access: Access,
  rateLimiter: RateLimiter,
  { rate }: RequestDetails,
): Promise<Result<RateState, Problem>> {
  if (rate.state) return accept(rate.state);
  const { admitted, state } = await rateLimiter.admit(access);
  rate.state = state;
  if (admitted) return accept(state);
  const detail = `The application has used its ${state.limit} requests for this minute.`;
  return refuse({ code: 'too_many_requests', detail });
}

function refusalOf(access: Access, details: RequestDetails): Problem | null {
  if (details.scope !== null && !access.scopes.includes(details.scope)) {
    return { code: 'insufficient_scope', detail: `The token does not have the scope ${details.scope}.` };
  }
  if (access.businessId !== null && access.businessId !== details.businessId) {
    const detail =
      details.businessId === null
        ? 'The token is restricted to one business; this operation is not of a single business.'
        : 'The token is restricted to another business.';
    return { code: 'business_forbidden', detail };
  }
  return null;
}
