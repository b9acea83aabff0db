import type { Business } from '@/lib/contract/business';
import type { Problem } from '@/lib/contract/problem';
import type { TokenResponse } from '@/lib/contract/token';
import { accept, type Result, refuse } from '@/lib/result';
import type { BlobStore } from '../../documents/blob-store';
import { type Access, type Environment, openRequest } from '../../store/access-store';
import { findBusiness } from '../../store/business-store';
import type { Database, Queryable, Transaction } from '../../store/database';
import { issueToken, type TokenRefusal, type TokenRequest } from '../access/issue-token';
import { hashSecret } from '../access/secrets';
import { type BusinessContext, type Context, notFound } from '../context';
import type { Answer } from './answer';
import { type Idempotency, withIdempotency } from './idempotency';
import type { RateLimiter, RateState } from './rate-limiter';

/** Who asks, for what, in whose name. */
export type RequestDetails = {
  token: string;
  /** What the token must be allowed; null when any valid token will do. */
  scope: string | null;
  /** The business of the path; null where the path names none. */
  businessId: string | null;
  changesData: boolean;
  requestId: string;
  userId: string | null;
  ifMatch: readonly number[] | null;
  idempotency: Idempotency | null;
  /** Set once the request was counted: a request is counted once, however often it opens a transaction. */
  rate: { state: RateState | null };
};

type Work<Value> = (ctx: Context | BusinessContext) => Promise<Result<Value, Problem>>;

/** The door between HTTP and the verbs: one transaction a request. */
export type Requests = {
  /** Does the work if the token may, in one transaction; a refusal leaves nothing behind. */
  run(details: RequestDetails, work: Work<Answer>): Promise<Result<Answer, Problem>>;
  /** The same for what changes nothing and is not an answer yet. */
  read<Value>(details: RequestDetails, work: Work<Value>): Promise<Result<Value, Problem>>;
  /** Whether the token may, without doing anything: asked before a large body is read. */
  check(details: RequestDetails): Promise<Problem | null>;
  issueToken(request: TokenRequest): Promise<Result<TokenResponse, TokenRefusal>>;
  /** Throws when the database does not answer. */
  ready(): Promise<void>;
};

type Parts = {
  database: Database;
  environment: Environment;
  pageTokenKey: Buffer;
  documents: BlobStore;
  rateLimiter: RateLimiter;
  totalsChanged: (tenantId: string, businessId: string, count: number) => void;
  jobAdded: () => void;
};

/** What is to be told when the transaction is kept. */
type Effects = { totals: { tenantId: string; businessId: string; count: number }[]; jobs: number };

export function createRequests(parts: Parts): Requests {
  const { database } = parts;

  async function within<Value>(
    db: Transaction,
    details: RequestDetails,
    effects: Effects,
    work: (ctx: Context, business: Business | null) => Promise<Result<Value, Problem>>,
  ): Promise<Result<Value, Problem>> {
    const opened = await open(db, parts, details);
    if (!opened.ok) return opened;
    const { access, business, rate } = opened.value;
    const { tenantId } = access;
    const ctx: Context = {
      db,
      snapshot: (snapshotWork) => database.read({ tenantId, businessId: business?.id }, snapshotWork),
      author: {
        tenantId,
        applicationId: access.applicationId,
        requestId: details.requestId,
        userId: details.userId,
      },
      access,
      requestsPerMinute: rate.limit,
      now: new Date().toISOString(),
      pageTokenKey: parts.pageTokenKey,
      ifMatch: details.ifMatch,
      documents: parts.documents,
      totalsChanged: (businessId, count) => effects.totals.push({ tenantId, businessId, count }),
      jobAdded: () => {
        effects.jobs += 1;
      },
    };
    return work(ctx, business);
  }

  function read<Value>(details: RequestDetails, work: Work<Value>): Promise<Result<Value, Problem>> {
    return database.read(null, (db) =>
      within(db, details, noEffects(), (ctx, business) => work(business ? { ...ctx, business } : ctx)),
    );
  }

  async function run(details: RequestDetails, work: Work<Answer>): Promise<Result<Answer, Problem>> {
    if (!details.changesData) return read(details, work);
    const effects = noEffects();
    const result = await database.write(
      null,
      (db) =>
        within(db, details, effects, (ctx, business) => {
          const asked = () => work(business ? { ...ctx, business } : ctx);
          return details.idempotency ? withIdempotency(ctx, details.idempotency, asked) : asked();
        }),
      ({ ok }) => ok,
    );
    if (result.ok) tell(effects);
    return result;
  }

  function tell({ totals, jobs }: Effects): void {
    for (const { tenantId, businessId, count } of totals) parts.totalsChanged(tenantId, businessId, count);
    if (jobs > 0) parts.jobAdded();
  }

  return {
    run,
    read,
    async check(details) {
      const opened = await database.read(null, (db) => open(db, parts, details));
      return opened.ok ? null : opened.problem;
    },
    issueToken: (request) => issueToken(database, parts.environment, request),
    ready: () => database.check(),
  };
}

const noEffects = (): Effects => ({ totals: [], jobs: 0 });

/** Both look-ups travel together; the second sees what the first allowed. */
async function open(db: Queryable, { environment, rateLimiter }: Parts, details: RequestDetails) {
  const [access, business] = await Promise.all([
    openRequest(db, hashSecret(details.token), details.businessId),
    details.businessId === null ? null : findBusiness(db, details.businessId),
  ]);
  if (!access || access.environment !== environment) return refuse(unknownToken);
  const rate = await count(access, rateLimiter, details);
  if (!rate.ok) return rate;
  const refused = refusalOf(access, details);
  if (refused) return refuse(refused);
  // One that the tenant does not own is like an unknown one.
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
  const detail = `The application has made its ${state.limit} requests of this minute.`;
  return refuse({ code: 'too_many_requests', detail });
}

function refusalOf(access: Access, details: RequestDetails): Problem | null {
  if (details.scope !== null && !access.scopes.includes(details.scope)) {
    return { code: 'insufficient_scope', detail: `The token does not have the scope ${details.scope}.` };
  }
  if (access.businessId !== null && access.businessId !== details.businessId) {
    return { code: 'business_forbidden', detail: 'The token is for another business alone.' };
  }
  return null;
}
