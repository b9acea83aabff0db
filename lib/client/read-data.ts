import { z } from 'zod';
import { fault } from '../contract/problem';
import { parseJson } from '../json';
import type { ClientProblem } from './client';

/** Thrown inside React Query only, whose way of hearing of a refusal it is. */
export class DataProblem extends Error {
  constructor(readonly problem: ClientProblem) {
    super(problem.detail);
  }
}

const problemShape = z.object({
  code: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.array(fault).optional(),
});

/** Reads one of the dashboard's own `/api/data` addresses in the browser; amounts keep every digit. */
export async function readData<Shape extends z.ZodType>(
  path: string,
  shape: Shape,
  signal?: AbortSignal,
): Promise<z.output<Shape>> {
  const response = await reach(path, signal);
  const body = jsonOrNull(await response.text());
  if (response.ok) return shape.parse(body);
  throw new DataProblem(problemOf(body, response.status));
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

/** The problem that an answer tells, or what can be said of an answer in another form. */
export function problemOf(body: unknown, status: number): ClientProblem {
  const problem = problemShape.safeParse(body);
  if (problem.success) {
    const { errors, ...rest } = problem.data;
    return { ...rest, ...(errors ? { errors } : {}) };
  }
  return {
    code: 'unreachable',
    status,
    detail: `The dashboard answered ${status} with a body that cannot be parsed.`,
  };
}

function jsonOrNull(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
