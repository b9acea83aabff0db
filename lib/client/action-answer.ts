import type { ClientProblem } from './client';

/** What every server action answers; expected refusals are values, so a form can show them. */
export type ActionAnswer<Data> = { ok: true; data: Data } | { ok: false; problem: ClientProblem };

const noAnswer = 'Daybook did not answer. What you typed is still here; check your connection and try again.';

/** The answer of a server action; when none came at all, a problem like any other, with `detail`. */
export async function answered<Data>(
  asked: Promise<ActionAnswer<Data>>,
  detail = noAnswer,
): Promise<ActionAnswer<Data>> {
  try {
    return await asked;
  } catch {
    return { ok: false, problem: { code: 'unreachable', status: 0, detail } };
  }
}
