import type { ClientResult } from './client';

/** The value of an answer that must be good; the problem is thrown otherwise. */
export function must<Answer>(result: ClientResult<Answer>): Answer {
  if (result.ok) return result.value;
  throw new Error(`unexpected refusal: ${JSON.stringify(result.problem)}`);
}
