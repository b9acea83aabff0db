import { type Problem, type ProblemDetails, problemStatus } from '@/lib/contract/problem';
import type { FileContent } from '../services/requests/file-to-send';
import type { ReplayableAnswer } from '../services/requests/replayable-answer';

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Unavailable',
  507: 'Insufficient storage',
};

/** A response as sent: text, or the bytes of a file. */
export type HttpAnswer = Omit<ReplayableAnswer, 'body'> & { body: string | FileContent };

/** RFC 9457 problem details. `instance` is the request id. */
export function problemAnswer(problem: Problem, requestId: string): ReplayableAnswer {
  const status = problemStatus[problem.code];
  const details: ProblemDetails = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail: problem.detail,
    instance: requestId,
    code: problem.code,
    ...faultsOf(problem, status),
  };
  return {
    status,
    body: JSON.stringify(details),
    headers: { 'content-type': 'application/problem+json', ...extraHeaders(problem) },
  };
}

/** A 422 always names its faults; what no field is at fault for is said of the whole request. */
function faultsOf({ code, detail, errors }: Problem, status: number): Pick<ProblemDetails, 'errors'> {
  if (errors) return { errors };
  return status === 422 ? { errors: [{ path: '', code, message: detail }] } : {};
}

function extraHeaders({ code, detail }: Problem): Record<string, string> {
  switch (code) {
    case 'unauthorized':
      return { 'www-authenticate': 'Bearer realm="accounting"' };
    case 'invalid_token':
      return {
        'www-authenticate': `Bearer realm="accounting", error="invalid_token", error_description="${detail}"`,
      };
    case 'insufficient_scope':
      return { 'www-authenticate': 'Bearer realm="accounting", error="insufficient_scope"' };
    case 'unavailable':
    case 'idempotency_in_flight':
      return { 'retry-after': '1' };
    default:
      return {};
  }
}
