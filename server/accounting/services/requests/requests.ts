import type { Problem } from '@/lib/contract/problem';
import type { TokenResponse } from '@/lib/contract/token';
import { accept, type Result, refuse } from '@/lib/result';
import { type Access, type Environment, openRequest } from '../../store/access-store';
import { findBusiness } from '../../store/business-store';
import type { Database, Queryable } from '../../store/database';
import { issueToken, type TokenRefusal, type TokenRequest } from '../access/issue-token';
import { hashSecret } from '../access/secrets';
import { type BusinessContext, type Context, notFound } from '../context';
import type { Answer } from './answer';
import { type Idempotency, withIdempotency } from './idempotency';

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
  ifMatch: number | null;
  idempotency: Idempotency | null;
};

type Work = (ctx: Context | BusinessContext) => Promise<Result<Answer, Problem>>;

/** The door between HTTP and the verbs: one transaction a request. */
export type Requests = {
  /** Does the work if the token may, in one transaction; a refusal leaves nothing behind. */
  run(details: RequestDetails, work: Work): Promise<Result<Answer, Problem>>;
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
  totalsChanged: (tenantId: string, businessId: string, count: number) => void;
};

export function createRequests({ database, environment, pageTokenKey, totalsChanged }: Parts): Requests {
  async function run(details: RequestDetails, work: Work): Promise<Result<Answer, Problem>> {
    const changed = new Map<string, number>();
    let tenantId = '';
    const inTransaction = async (db: Queryable): Promise<Result<Answer, Problem>> => {
      const opened = await open(db, environment, details);
      if (!opened.ok) return opened;
      const { access, business } = opened.value;
      tenantId = access.tenantId;
      const ctx: Context = {
        db,
        author: { ...access, requestId: details.requestId, userId: details.userId },
        now: new Date().toISOString(),
        pageTokenKey,
        ifMatch: details.ifMatch,
        totalsChanged: (id, count) => changed.set(id, (changed.get(id) ?? 0) + count),
      };
      const asked = () => work(business ? { ...ctx, business } : ctx);
      return details.idempotency ? withIdempotency(ctx, details.idempotency, asked) : asked();
    };
    if (!details.changesData) return database.read(null, inTransaction);
    const result = await database.write(null, inTransaction, ({ ok }) => ok);
    if (result.ok) for (const [id, count] of changed) totalsChanged(tenantId, id, count);
    return result;
  }

  return {
    run,
    async check(details) {
      const opened = await database.read(null, (db) => open(db, environment, details));
      return opened.ok ? null : opened.problem;
    },
    issueToken: (request) => issueToken(database, environment, request),
    ready: () => database.check(),
  };
}

/** Both look-ups travel together; the second sees what the first allowed. */
async function open(db: Queryable, environment: Environment, details: RequestDetails) {
  const [access, business] = await Promise.all([
    openRequest(db, hashSecret(details.token), details.businessId),
    details.businessId === null ? null : findBusiness(db, details.businessId),
  ]);
  const refused = refusalOf(access, environment, details);
  if (refused || !access) return refuse(refused ?? unknownToken);
  // One that the tenant does not own is like an unknown one.
  if (details.businessId !== null && business === null) return refuse(notFound);
  return accept({ access, business });
}

const unknownToken: Problem = {
  code: 'invalid_token',
  detail: 'The token is unknown, expired or revoked.',
};

function refusalOf(access: Access | null, environment: Environment, details: RequestDetails): Problem | null {
  if (!access || access.environment !== environment) return unknownToken;
  if (details.scope !== null && !access.scopes.includes(details.scope)) {
    return { code: 'insufficient_scope', detail: `The token does not have the scope ${details.scope}.` };
  }
  if (access.businessId !== null && access.businessId !== details.businessId) {
    return { code: 'business_forbidden', detail: 'The token is for another business alone.' };
  }
  return null;
}
