import type { ClientProblem } from '@/lib/client/client';
import { stringifyJson } from '@/lib/json';
import type { Result } from '@/lib/result';
import { type Member, memberOrProblem } from '../session/guard';

type Context = { params: Promise<{ businessId: string }> };

/**
 * Answers a GET handler under `app/api/data/b/[businessId]`: checks session and membership, then reads. The parameters
 * are those of the address, each once, the repeated ones by `getAll`. Amounts keep every digit.
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

export function jsonAnswer(body: unknown, status: number, type = 'application/json'): Response {
  return new Response(stringifyJson(body), {
    status,
    headers: { 'content-type': type, 'cache-control': 'private, no-store' },
  });
}

/** The problem as the service words it; a service that did not answer at all (status 0) is a 503 of ours. */
export function problemAnswer(problem: ClientProblem): Response {
  return jsonAnswer(problem, problem.status === 0 ? 503 : problem.status, 'application/problem+json');
}
