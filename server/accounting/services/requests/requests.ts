import type { Problem } from '@/lib/contract/problem';
import type { TokenResponse } from '@/lib/contract/token';
import { accept, type Result, refuse } from '@/lib/result';
import type { BlobStore } from '../../documents/blob-store';
import { type Access, type Environment, openRequest } from '../../store/access-store';
import { findBusiness } from '../../store/business-store';
import { type Database, type Queryable, type Transaction, usualPatienceMs } from '../../store/database';
import { issueToken, type TokenRefusal, type TokenRequest } from '../access/issue-token';
import { hashSecret } from '../access/secrets';
import { type BusinessContext, type Context, notFound } from '../context';
import { acceptedTokens } from './accepted-tokens';
import type { Answer } from './answer';
import { type Idempotency, withIdempotency } from './idempotency';
import type { RateLimiter, RateState } from './rate-limiter';
import { writerTurns } from './writer-turns';

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

export type Work<Value> = (ctx: Context | BusinessContext) => Promise<Result<Value, Problem>>;

/**
 * Work that first looks something up: that travels with the look-up of the token, and finds nothing where the token
 * may not. It must change nothing, because the answer may still be that the token is unknown.
 */
export type WorkAhead<Value> = { ahead: (db: Transaction) => Promise<Work<Value>> };

export type Admission = (change: () => Promise<Result<Answer, Problem>>) => Promise<Result<Answer, Problem>>;

/** The door between HTTP and the verbs: one transaction a request. */
export type Requests = {
  /**
   * Does the work if the token may, in one transaction; a refusal leaves nothing behind.
   * @param admit lets a change begin, when its turn in the business has come
   */
  run(
    details: RequestDetails,
    work: Work<Answer> | WorkAhead<Answer>,
    admit?: Admission,
  ): Promise<Result<Answer, Problem>>;
  /** The same for what changes nothing and is not an answer yet. */
  read<Value>(details: RequestDetails, work: Work<Value> | WorkAhead<Value>): Promise<Result<Value, Problem>>;
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

/** Of 20 connections, so that what holds up one business leaves some to all others. More would write no faster. */
const writersOfBusiness = 12;

/** How many tokens are remembered as accepted, and for how long, before they are asked for again ahead of a turn. */
const acceptedAtMost = 10_000;
const acceptedForMs = 60_000;

export function createRequests(parts: Parts): Requests {
  const { database } = parts;
  const turns = writerTurns(writersOfBusiness, usualPatienceMs);
  const accepted = acceptedTokens(acceptedAtMost, acceptedForMs);

  /** What the work is done with, and the work itself: the look-ups of both travel together. */
  async function begin<Value>(
    db: Transaction,
    details: RequestDetails,
    effects: Effects,
    work: Work<Value> | WorkAhead<Value>,
  ): Promise<Result<{ ctx: Context | BusinessContext; verb: Work<Value> }, Problem>> {
    const [opened, verb] = await Promise.all([
      open(db, parts, details),
      'ahead' in work ? work.ahead(db) : work,
    ]);
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
    return accept({ ctx: business ? { ...ctx, business } : ctx, verb });
  }

  function read<Value>(details: RequestDetails, work: Work<Value> | WorkAhead<Value>) {
    return database.read(null, async (db) => {
      const begun = await begin(db, details, noEffects(), work);
      return begun.ok ? begun.value.verb(begun.value.ctx) : begun;
    });
  }

  async function run(
    details: RequestDetails,
    work: Work<Answer> | WorkAhead<Answer>,
    admit: Admission = (change) => change(),
  ): Promise<Result<Answer, Problem>> {
    const { businessId, changesData } = details;
    if (!changesData) return read(details, work);
    const admitted = () => admit(() => change(details, work));
    if (businessId === null) return admitted();
    // Only a known token takes a turn of the business: others could hold up its writers.
    if (!accepted.has(hashSecret(details.token), businessId)) {
      const refused = await check(details);
      if (refused) return refuse(refused);
    }
    return (await turns(businessId, admitted)) ?? refuse(heldUp);
  }

  async function check(details: RequestDetails): Promise<Problem | null> {
    const opened = await database.read(null, (db) => open(db, parts, details));
    if (!opened.ok) return opened.problem;
    if (details.businessId !== null) accepted.add(hashSecret(details.token), details.businessId);
    return null;
  }

  async function change(
    details: RequestDetails,
    work: Work<Answer> | WorkAhead<Answer>,
  ): Promise<Result<Answer, Problem>> {
    const effects = noEffects();
    const { idempotency } = details;
    const result = await database.write(
      null,
      async (db) => {
        const begun = await begin(db, details, effects, idempotency ? inTurn(work) : work);
        if (!begun.ok) return begun;
        const { ctx, verb } = begun.value;
        return idempotency ? withIdempotency(ctx, idempotency, () => verb(ctx)) : verb(ctx);
      },
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
    check,
    issueToken: (request) => issueToken(database, parts.environment, request),
    ready: () => database.check(),
  };
}

/** For a request under a key: whether another one is at work under it is told before anything is waited for. */
function inTurn<Value>(work: Work<Value> | WorkAhead<Value>): Work<Value> {
  return 'ahead' in work ? async (ctx) => (await work.ahead(ctx.db))(ctx) : work;
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

/** What a request is told that has waited for another one as long as anybody should. */
export const heldUp: Problem = {
  code: 'unavailable',
  detail:
    'Timed out waiting for another request that is changing the same books. Nothing was changed; retry the request.',
};

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
    return { code: 'business_forbidden', detail: 'The token is restricted to another business.' };
  }
  return null;
}
