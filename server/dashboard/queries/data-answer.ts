import type { z } from 'zod';
import type { ClientProblem } from '@/lib/client/client';
import { stringifyJson } from '@/lib/json';
import { accept, type Result, refuse } from '@/lib/result';
import { searchMembers } from '@/lib/search-members';
import { shownProblem } from '../accounting/shown-problem';
import { type Member, memberOrProblem } from '../session/guard';
import { securityHeaders } from '../session/security-headers';
import { isOverTls } from '../session/session-cookie';

type Context = { params: Promise<{ businessId: string }> };

/**
 * Answers a GET handler under `app/api/data/b/[businessId]`: checks session and membership, then reads. Amounts keep
 * every digit.
 */
export async function answerData<Data>(
  request: Request,
  context: Context,
  read: (member: Member, businessId: string, search: URLSearchParams) => Promise<Result<Data, ClientProblem>>,
): Promise<Response> {
  const { businessId } = await context.params;
  const member = await memberOrProblem(businessId, 'read');
  if (!member.ok) return problemAnswer(member.problem);
  const outcome = await read(member.value, businessId, new URL(request.url).searchParams);
  return outcome.ok ? jsonAnswer(outcome.value, 200) : problemAnswer(outcome.problem);
}

/** The query as it was sent, once it is known to fit the operation's. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  search: URLSearchParams,
): Result<z.input<Schema>, ClientProblem> {
  const sent = searchMembers(search);
  const read = schema.safeParse(sent);
  if (read.success) return accept(sent as z.input<Schema>);
  const [issue] = read.error.issues;
  const detail = issue ? `${issue.path.join('.')}: ${issue.message}` : 'The address is not valid.';
  return refuse({ code: 'invalid_query', status: 422, detail });
}

export function jsonAnswer(body: unknown, status: number, type = 'application/json'): Response {
  return new Response(stringifyJson(body), {
    status,
    headers: { ...securityHeaders({ isOverTls: isOverTls() }), 'content-type': type },
  });
}

/** The problem as the service words it; a service that did not answer at all (status 0) is a 503 of ours. */
export function problemAnswer(problem: ClientProblem): Response {
  const { retryAfter, ...shown } = shownProblem(problem);
  const status = problem.status === 0 ? 503 : problem.status;
  const answer = jsonAnswer(shown, status, 'application/problem+json');
  if (retryAfter !== undefined) answer.headers.set('retry-after', String(retryAfter));
  return answer;
}
