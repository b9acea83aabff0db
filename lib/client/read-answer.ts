import { problemDetails } from '../contract/problem';
import type { StoredFile } from '../contract/stored-file';
import { jsonOrNull } from '../json';
import { accept, refuse } from '../result';

/** Reads an answer of the service: the parsed body, or the problem that it describes, or the error of a proxy in between. */
export async function readAnswer(response: Response) {
  const text = await response.text();
  const body = jsonOrNull(text);
  if (response.ok && body !== null) return accept(body);
  const problem = problemDetails.safeParse(body);
  if (problem.success) {
    const { code, status, detail, errors } = problem.data;
    return refuse({ code, status, detail, ...(errors ? { errors } : {}) });
  }
  const detail = `The accounting service answered ${response.status} with a body that cannot be parsed.`;
  return refuse({ code: 'unreachable', status: response.status, detail });
}

/** A file, with the name and type that the service gives it, its body unread; or the problem, as above. */
export async function readFileAnswer(response: Response) {
  if (!response.ok || !response.body) {
    const answer = await readAnswer(response);
    if (!answer.ok) return answer;
    const detail = 'The accounting service did not answer with a file.';
    return refuse({ code: 'unreachable', status: response.status, detail });
  }
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  return accept<StoredFile>({
    name: encoded === undefined ? 'document' : decodeURIComponent(encoded),
    mediaType: response.headers.get('content-type') ?? 'application/octet-stream',
    body: response.body,
  });
}

/** The problem of a request that failed before an answer came: `error` as fetch threw it. */
export function unanswered(error: unknown) {
  const why = error instanceof Error ? error.message : String(error);
  return { code: 'unreachable', status: 0, detail: `The accounting service did not answer (${why}).` };
}
