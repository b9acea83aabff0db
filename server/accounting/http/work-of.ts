import type { Operation } from '@/lib/contract/operation';
import { type OperationName, operations } from '@/lib/contract/operations';
import type { Problem } from '@/lib/contract/problem';
import { type Result, refuse } from '@/lib/result';
import { type BusinessContext, type Context, inactiveRefusal } from '../services/context';
import type { PreloadedWork, Work } from '../services/requests/requests';
import { handlers } from './handlers';
import type { ReadRequest } from './read-request';

/** The handler of an operation for the dispatcher: the request is already parsed by its schemas. */
type AnyHandler =
  | ((ctx: Context | BusinessContext, request: ReadRequest) => Promise<Result<object, Problem>>)
  | { preload: (db: Context['db'], request: ReadRequest) => Promise<Work<object>> };

/** Runs the handler of an operation, and `finish` on its outcome, in the same transaction. */
export function workOf<Value>(
  name: OperationName,
  request: ReadRequest,
  finish: (
    outcome: Result<object, Problem>,
    ctx: Context | BusinessContext,
  ) => Result<Value, Problem> | Promise<Result<Value, Problem>>,
): Work<Value> | PreloadedWork<Value> {
  const handler = handlers[name] as unknown as AnyHandler;
  const perform = async (run: Work<object>, ctx: Context | BusinessContext) => {
    const refused = refusalOf(operations[name], ctx);
    return finish(refused ? refuse(refused) : await run(ctx), ctx);
  };
  if (!('preload' in handler)) return (ctx) => perform((context) => handler(context, request), ctx);
  return {
    preload: async (db) => {
      const run = await handler.preload(db, request);
      return (ctx) => perform(run, ctx);
    },
  };
}

function refusalOf(operation: Operation, ctx: Context | BusinessContext): Problem | null {
  return operation.needsActiveBusiness && 'business' in ctx ? inactiveRefusal(ctx) : null;
}
