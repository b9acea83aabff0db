import type { Operation } from '@/lib/contract/operation';
import { type OperationName, operations } from '@/lib/contract/operations';
import type { Problem } from '@/lib/contract/problem';
import { stringifyJson } from '@/lib/json';
import { accept, type Result, refuse } from '@/lib/result';
import { type BusinessContext, type Context, notFound } from '../services/context';
import type { Access } from '../store/access-store';
import { findBusiness } from '../store/business-store';
import type { Queryable } from '../store/database';
import { handlers } from './handlers';
import { type Kept, withIdempotency } from './idempotency';
import type { Answer } from './problem-answer';
import type { ReadRequest } from './read-request';
import type { Service } from './service';

/** The handler of an operation as the dispatcher sees it: its schemas have already read the request. */
type AnyHandler = (ctx: Context | BusinessContext, request: ReadRequest) => Promise<Result<object, Problem>>;

export type Headers = {
  requestId: string;
  userId: string | null;
  ifMatch: number | null;
  idempotencyKey: string | null;
};

/** Does one operation in one transaction and makes its answer; a refusal leaves nothing behind. */
export async function perform(
  service: Service,
  name: OperationName,
  access: Access,
  request: ReadRequest,
  headers: Headers,
): Promise<Result<Answer, Problem>> {
  const operation: Operation = operations[name];
  const handler = handlers[name] as unknown as AnyHandler;
  const businessId = request.parameters.business_id;
  const changed = new Map<string, number>();
  const author = { ...access, requestId: headers.requestId, userId: headers.userId };

  const work = async (db: Queryable): Promise<Kept> => {
    const ctx: Context = {
      db,
      author,
      now: new Date().toISOString(),
      pageTokenKey: service.pageTokenKey,
      ifMatch: headers.ifMatch,
      totalsChanged: (id, count) => changed.set(id, (changed.get(id) ?? 0) + count),
    };
    const run = async () =>
      answerOf(operation, await inBusiness(ctx, businessId, (each) => handler(each, request)));
    if (operation.method === 'GET' || headers.idempotencyKey === null) return { result: await run() };
    return withIdempotency(ctx, { key: headers.idempotencyKey, operation: name, request }, run);
  };

  const visibility = { tenantId: access.tenantId, businessId };
  if (operation.method === 'GET') return (await service.database.read(visibility, work)).result;
  const done = await service.database.write(visibility, work, ({ result }) => result.ok);
  if (done.result.ok) {
    for (const [id, count] of changed) service.totalsChanged(access.tenantId, id, count);
  }
  return done.result;
}

/** Adds the business to the context; one that the tenant does not own is like an unknown one. */
async function inBusiness(
  ctx: Context,
  businessId: string | undefined,
  run: (ctx: Context | BusinessContext) => Promise<Result<object, Problem>>,
): Promise<Result<object, Problem>> {
  if (businessId === undefined) return run(ctx);
  const business = await findBusiness(ctx.db, businessId);
  return business ? run({ ...ctx, business }) : refuse(notFound);
}

function answerOf(operation: Operation, result: Result<object, Problem>): Result<Answer, Problem> {
  if (!result.ok) return result;
  const version = versionOf(result.value);
  return accept({
    status: operation.status,
    body: stringifyJson(result.value),
    headers: { 'content-type': 'application/json', ...(version === null ? {} : { etag: `"${version}"` }) },
  });
}

/** Single resources carry a version, which is their ETag. */
function versionOf(answer: object): number | null {
  const data = 'data' in answer ? answer.data : null;
  if (typeof data !== 'object' || data === null || !('version' in data)) return null;
  return typeof data.version === 'number' ? data.version : null;
}
