import type { OperationName } from '@/lib/contract/operations';
import type { Problem } from '@/lib/contract/problem';
import type { Result } from '@/lib/result';
import type { BusinessContext, Context } from '../services/context';
import type { Work, WorkAhead } from '../services/requests/requests';
import { handlers } from './handlers';
import type { ReadRequest } from './read-request';

/** The handler of an operation for the dispatcher: the request is already parsed by its schemas. */
type AnyHandler =
  | ((ctx: Context | BusinessContext, request: ReadRequest) => Promise<Result<object, Problem>>)
  | { ahead: (db: Context['db'], request: ReadRequest) => Promise<Work<object>> };

/** Runs the handler of an operation, and `finish` on its outcome, in the same transaction. */
export function workOf<Value>(
  name: OperationName,
  request: ReadRequest,
  finish: (
    outcome: Result<object, Problem>,
    ctx: Context | BusinessContext,
  ) => Result<Value, Problem> | Promise<Result<Value, Problem>>,
): Work<Value> | WorkAhead<Value> {
  const handler = handlers[name] as unknown as AnyHandler;
  if (!('ahead' in handler)) return async (ctx) => finish(await handler(ctx, request), ctx);
  return {
    ahead: async (db) => {
      const verb = await handler.ahead(db, request);
      return async (ctx) => finish(await verb(ctx), ctx);
    },
  };
}
