import type { ClientProblem } from '@/lib/client/client';
import type { ActionAnswer } from '@/server/dashboard/actions/answer';

const unreachable: ClientProblem = {
  code: 'unreachable',
  status: 0,
  detail: 'Daybook cannot be reached. What you typed is still here; save again when you are back.',
};

/** The answer of a server action; when it did not come at all, a problem like any other. */
export async function answered<Data>(asked: Promise<ActionAnswer<Data>>): Promise<ActionAnswer<Data>> {
  try {
    return await asked;
  } catch {
    return { ok: false, problem: unreachable };
  }
}
