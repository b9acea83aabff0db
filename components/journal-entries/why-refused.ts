import type { ClientProblem } from '@/lib/client/client';

/**
 * Why an entry was not changed, in a sentence for the user. The sentences are fetched when the first is needed; where they cannot be,
 * it is what the service says.
 */
export async function whyRefused(problem: ClientProblem): Promise<string> {
  try {
    return (await import('./refusal-sentence')).refusalSentence(problem);
  } catch {
    return problem.detail;
  }
}
