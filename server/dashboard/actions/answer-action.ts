import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { ActionAnswer } from '@/lib/client/action-answer';
import type { ClientProblem } from '@/lib/client/client';
import { type Fault, invalid, pointerOf } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { plain } from '../accounting/plain';
import { dashboardLogger } from '../session/dashboard-logger';
import { type Member, memberOrProblem, userOrProblem } from '../session/guard';
import { isOwnOrigin } from '../session/origin';
import type { Need } from '../session/role';
import { dashboardSettings } from '../session/settings';
import type { User } from '../session/storage/users';
import { readableProblem } from './readable-problem';

/**
 * Runs an action on the books of a business: origin, session, membership and input are checked here, in this
 * order, before `act` sees anything.
 */
export function answerMember<Schema extends z.ZodType, Data>(
  business: { businessId: string; need: Need },
  schema: Schema,
  input: unknown,
  act: (member: Member, input: z.output<Schema>) => Promise<Result<Data, ClientProblem>>,
): Promise<ActionAnswer<Data>> {
  return answer(() => memberOrProblem(String(business.businessId), business.need), schema, input, act);
}

/** The same for an action that concerns no business, such as making one: a session is enough. */
export function answerUser<Schema extends z.ZodType, Data>(
  schema: Schema,
  input: unknown,
  act: (user: User, input: z.output<Schema>) => Promise<Result<Data, ClientProblem>>,
): Promise<ActionAnswer<Data>> {
  return answer(userOrProblem, schema, input, act);
}

/** The same for an action before sign-in: only origin and input are checked. */
export function answerAnybody<Schema extends z.ZodType, Data>(
  schema: Schema,
  input: unknown,
  act: (input: z.output<Schema>) => Promise<Result<Data, ClientProblem>>,
): Promise<ActionAnswer<Data>> {
  return answer(
    async () => accept(null),
    schema,
    input,
    (_, read) => act(read),
  );
}

async function answer<Who, Schema extends z.ZodType, Data>(
  identify: () => Promise<Result<Who, ClientProblem>>,
  schema: Schema,
  input: unknown,
  act: (who: Who, input: z.output<Schema>) => Promise<Result<Data, ClientProblem>>,
): Promise<ActionAnswer<Data>> {
  try {
    if (!isOwnOrigin(await headers(), dashboardSettings().origin))
      return { ok: false, problem: foreignOrigin };
    const who = await identify();
    if (!who.ok) return who;
    const read = readInput(schema, input);
    if (!read.ok) return read;
    const outcome = await act(who.value, read.value);
    return outcome.ok
      ? { ok: true, data: plain(outcome.value) }
      : { ok: false, problem: await readableProblem(outcome.problem) };
  } catch (error) {
    unstable_rethrow(error);
    dashboardLogger().error({ err: error }, 'an action failed');
    return { ok: false, problem: unexpected };
  }
}

const foreignOrigin: ClientProblem = {
  code: 'foreign_origin',
  status: 403,
  detail: 'This request did not come from a page of Daybook and was refused.',
};

const unexpected: ClientProblem = {
  code: 'internal_error',
  status: 500,
  detail: 'Something went wrong on our side. Your input was kept; try again.',
};

/** Zod's issues as the faults that the service itself would answer with, so a form treats both alike. */
function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Result<z.output<Schema>, ClientProblem> {
  const read = schema.safeParse(input);
  if (read.success) return accept(read.data);
  const faults: Fault[] = read.error.issues.map((issue) => ({
    path: pointerOf(issue.path),
    code: issue.code ?? 'custom',
    message: issue.message,
  }));
  return refuse({ ...invalid(faults), status: 422 });
}
