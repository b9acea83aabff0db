import type { Problem } from '@/lib/contract/problem';
import type { TokenResponse } from '@/lib/contract/token';
import { accept, type Result, refuse } from '@/lib/result';
import type { BlobStore } from '../../documents/blob-store';
import { type Environment, openRequest } from '../../store/access-store';
import { findBusiness } from '../../store/business-store';
import { type Database, type DatabaseTransaction, defaultMaxWaitMs } from '../../store/database';
import { issueToken, type TokenRefusal, type TokenRequest } from '../access/issue-token';
import { hashSecret } from '../access/secrets';
import type { BusinessContext, Context } from '../context';
import { acceptedTokens } from './accepted-tokens';
import { type Authorized, authorize, type RequestDetails } from './authorize';
import { withIdempotency } from './idempotency';
import type { RateLimiter } from './rate-limiter';
import type { ReplayableAnswer } from './replayable-answer';
import { writerQueue } from './writer-queue';

export type Work<Value> = (ctx: Context | BusinessContext) => Promise<Result<Value, Problem>>;

/**
 * Work that first looks something up: that travels with the look-up of the token, and finds nothing where the token
 * may not. It must change nothing, because the answer may still be that the token is unknown.
 */
export type PreloadedWork<Value> = { preload: (db: DatabaseTransaction) => Promise<Work<Value>> };

export type Admission = (
  change: () => Promise<Result<ReplayableAnswer, Problem>>,
) => Promise<Result<ReplayableAnswer, Problem>>;

/** Runs the services for HTTP requests: one transaction per request. */
export type Requests = {
  /**
   * Does the work if the token may, in one transaction; a refusal leaves nothing behind.
   * @param admit lets a change begin, when its turn in the business has come
   */
  run(
    details: RequestDetails,
    work: Work<ReplayableAnswer> | PreloadedWork<ReplayableAnswer>,
    admit?: Admission,
  ): Promise<Result<ReplayableAnswer, Problem>>;
  /** The same for read-only work that is not a response yet. */
  read<Value>(
    details: RequestDetails,
    work: Work<Value> | PreloadedWork<Value>,
  ): Promise<Result<Value, Problem>>;
  /** Checks the authorization of the token before a large body is read. */
  check(details: RequestDetails): Promise<Problem | null>;
  /** The same before any body is read, without a look-up if the token was accepted for the business a short while ago. */
  checkUnlessAccepted(details: RequestDetails): Promise<Problem | null>;
  issueToken(request: TokenRequest): Promise<Result<TokenResponse, TokenRefusal>>;
  /** Throws when the database does not answer. */
  ready(): Promise<void>;
};

type Parts = {
  database: Database;
  environment: Environment;
  pageTokenKey: Buffer;
  documents: BlobStore;
  documentQuotaBytes: number | null;
  rateLimiter: RateLimiter;
  totalsChanged: (tenantId: string, businessId: string, count: number) => void;
  jobAdded: () => void;
};

/** The notifications to send after the commit. */
type Effects = { totals: { tenantId: string; businessId: string; count: number }[]; jobs: number };

/** Of 20 connections, so that one busy business leaves connections for the others. More would not be faster. */
const writersOfBusiness = 12;

/** How many accepted tokens are cached, and for how long, to let a request queue without looking up its token first. */
const acceptedAtMost = 10_000;
const acceptedForMs = 60_000;

export function createRequests(parts: Parts): Requests {
  const { database } = parts;
  const turns = writerQueue(writersOfBusiness, defaultMaxWaitMs);
  const accepted = acceptedTokens(acceptedAtMost, acceptedForMs);

  /** Opens the request and starts the work; their queries are pipelined. */
  async function begin<Value>(
    db: DatabaseTransaction,
    details: RequestDetails,
    effects: Effects,
    work: Work<Value> | PreloadedWork<Value>,
  ): Promise<Result<{ ctx: Context | BusinessContext; run: Work<Value> }, Problem>> {
    const sent = openRequest(db, hashSecret(details.token), details.businessId);
    // Before the business is read, which a lock that the preloaded work takes keeps as it is from then on.
    const loaded = 'preload' in work ? work.preload(db) : work;
    const [opened, run] = await Promise.all([authorize(db, parts, details, sent), loaded]);
    if (!opened.ok) return opened;
    return accept({ ctx: contextOf(parts, db, details, opened.value, effects), run });
  }

  function read<Value>(details: RequestDetails, work: Work<Value> | PreloadedWork<Value>) {
    return database.read(null, async (db) => {
      const begun = await begin(db, details, noEffects(), work);
      return begun.ok ? begun.value.run(begun.value.ctx) : begun;
    });
  }

  async function run(
    details: RequestDetails,
    work: Work<ReplayableAnswer> | PreloadedWork<ReplayableAnswer>,
    admit: Admission = (change) => change(),
  ): Promise<Result<ReplayableAnswer, Problem>> {
    const { businessId, changesData } = details;
    if (!changesData) return read(details, work);
    const admitted = () => admit(() => change(details, work));
    if (businessId === null) return admitted();
    // Only an accepted token may enter the queue of the business, so that invalid ones cannot block its writers.
    const refused = await checkUnlessAccepted(details);
    if (refused) return refuse(refused);
    return (await turns(businessId, admitted)) ?? refuse(waitTimedOut);
  }

  async function check(details: RequestDetails): Promise<Problem | null> {
    const opened = await database.read(null, (db) => authorize(db, parts, details));
    if (!opened.ok) return opened.problem;
    if (details.businessId !== null) accepted.add(hashSecret(details.token), details.businessId);
    return null;
  }

  async function checkUnlessAccepted(details: RequestDetails): Promise<Problem | null> {
    const { token, businessId } = details;
    const isAccepted = businessId !== null && accepted.has(hashSecret(token), businessId);
    return isAccepted ? null : check(details);
  }

  async function change(
    details: RequestDetails,
    work: Work<ReplayableAnswer> | PreloadedWork<ReplayableAnswer>,
  ): Promise<Result<ReplayableAnswer, Problem>> {
    const effects = noEffects();
    const { idempotency } = details;
    const result = await database.write(
      null,
      async (db) => {
        const begun = await begin(db, details, effects, idempotency ? withoutPreload(work) : work);
        if (!begun.ok) return begun;
        const { ctx, run } = begun.value;
        return idempotency ? withIdempotency(ctx, idempotency, () => run(ctx)) : run(ctx);
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
    checkUnlessAccepted,
    issueToken: (request) => issueToken(database, parts.environment, request),
    ready: () => database.check(),
  };
}

/** What a service knows of the request that it works for. */
function contextOf(
  parts: Parts,
  db: DatabaseTransaction,
  details: RequestDetails,
  { access, business, rate }: Authorized,
  effects: Effects,
): Context | BusinessContext {
  const { tenantId, applicationId } = access;
  const { requestId, userId, ifMatch } = details;
  const ctx: Context = {
    db,
    snapshot: (work) => parts.database.read({ tenantId, businessId: business?.id }, work),
    author: { tenantId, applicationId, requestId, userId },
    access,
    requestsPerMinute: rate.limit,
    usualRequestsPerMinute: rate.usualLimit,
    now: new Date().toISOString(),
    pageTokenKey: parts.pageTokenKey,
    ifMatch,
    documents: parts.documents,
    documentQuotaBytes: parts.documentQuotaBytes,
    totalsChanged: (businessId, count) => effects.totals.push({ tenantId, businessId, count }),
    jobAdded: () => {
      effects.jobs += 1;
    },
  };
  return business ? { ...ctx, business } : ctx;
}

/** For a request with a key: reports a request in progress with the same key before waiting for any lock. */
function withoutPreload<Value>(work: Work<Value> | PreloadedWork<Value>): Work<Value> {
  if (!('preload' in work)) return work;
  return async (ctx) => {
    const loaded = work.preload(ctx.db);
    // Once more, with the locks of what is preloaded.
    const read = 'business' in ctx ? findBusiness(ctx.db, ctx.business.id) : null;
    const [run, business] = await Promise.all([loaded, read]);
    return run(business ? { ...ctx, business } : ctx);
  };
}

const noEffects = (): Effects => ({ totals: [], jobs: 0 });

/** The error for a request that timed out waiting for another one. */
export const waitTimedOut: Problem = {
  code: 'unavailable',
  detail:
    'Timed out waiting for another request that is changing the same books. Nothing was changed; retry the request.',
};
