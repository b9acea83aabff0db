import { problemDetails } from '../contract/problem';
import { parseJson } from '../json';
import { accept, refuse } from '../result';

/** Reads an answer of the service: the parsed body, or the problem it tells, or what a stranger in between said. */
export async function readAnswer(response: Response) {
  const text = await response.text();
  const body = jsonOrNull(text);
  if (response.ok && body !== null) return accept(body);
  const problem = problemDetails.safeParse(body);
  if (problem.success) {
    const { code, status, detail, errors } = problem.data;
    return refuse({ code, status, detail, ...(errors ? { errors } : {}) });
  }
  const detail = `The accounting service answered ${response.status} in a form that is not understood.`;
  return refuse({ code: 'unreachable', status: response.status, detail });
}

function jsonOrNull(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
