import type { Fault } from '../contract/problem';
import { jsonOrNull } from '../json';
import type { Result } from '../result';
import type { ClientProblem } from './client';
import { isSignedOut, signInAgain } from './sign-in-again';

/** Thrown inside React Query only, whose way of hearing of a refusal it is. */
export class DataProblem extends Error {
  constructor(readonly problem: ClientProblem) {
    super(problem.detail);
  }
}

/**
 * Reads one of the dashboard's own `/api/data` addresses in the browser; amounts keep every digit. The dashboard's server
 * parsed the answer when it came from the service. When the session is over, it reads once the person has signed in.
 */
export async function readData<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const outcome = await readOnce(path, signal);
  if (outcome.ok) return outcome.value as Answer;
  if (!isSignedOut(outcome.problem) || !(await signInAgain())) throw new DataProblem(outcome.problem);
  const again = await readOnce(path, signal);
  if (again.ok) return again.value as Answer;
  throw new DataProblem(again.problem);
}

async function readOnce(path: string, signal?: AbortSignal): Promise<Result<unknown, ClientProblem>> {
  const response = await reach(path, signal);
  const body = jsonOrNull(await response.text());
  if (response.ok && body !== null) return { ok: true, value: body };
  return { ok: false, problem: problemOf(body, response.status) };
}

async function reach(path: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, { cache: 'no-store', ...(signal ? { signal } : {}) });
  } catch (error) {
    if (signal?.aborted) throw error;
    const detail = 'Daybook cannot be reached. Check your connection; nothing that you typed is lost.';
    throw new DataProblem({ code: 'unreachable', status: 0, detail });
  }
}

/** The problem that an answer describes, or one made from the status of an answer in another form. */
export function problemOf(body: unknown, status: number): ClientProblem {
  if (isProblem(body)) {
    const { code, detail, errors } = body;
    return { code, status: body.status, detail, ...(errors ? { errors } : {}) };
  }
  return {
    code: 'unreachable',
    status,
    detail: `The dashboard answered ${status} with a body that cannot be parsed.`,
  };
}

type ToldProblem = { code: string; status: number; detail: string; errors?: Fault[] };

function isProblem(body: unknown): body is ToldProblem {
  if (typeof body !== 'object' || body === null) return false;
  const { code, status, detail, errors } = body as Partial<Record<keyof ToldProblem, unknown>>;
  return (
    typeof code === 'string' &&
    typeof status === 'number' &&
    typeof detail === 'string' &&
    (errors === undefined || (Array.isArray(errors) && errors.every(isFault)))
  );
}

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false;
  const { path, code, message } = value as Partial<Record<keyof Fault, unknown>>;
  return [path, code, message].every((each) => typeof each === 'string');
}
