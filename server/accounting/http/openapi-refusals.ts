import type { Operation } from '@/lib/contract/operation';
import { type ProblemCode, problemStatus } from '@/lib/contract/problem';
import { problemAnswer } from './problem-answer';
import { reportMediaTypes } from './report-formats/negotiate';

/** The refusals that operations share, each with one that a client really meets. */
const refusals: Record<string, Refusal> = {
  BadRequest: {
    description: 'JSON, a form or a page token that cannot be read.',
    code: 'invalid_json',
    detail: 'The body is not readable JSON: Unexpected end.',
  },
  Unauthorized: {
    description: 'No token, or one that is unknown, expired or revoked.',
    code: 'invalid_token',
    detail: 'The token is unknown, expired or revoked.',
  },
  Forbidden: {
    description: 'The token lacks the scope, or is for another business alone.',
    code: 'insufficient_scope',
    detail: 'The token does not have the scope ledger:write.',
  },
  NotFound: {
    description: 'Unknown, malformed or not the tenant’s: all the same.',
    code: 'not_found',
    detail: 'There is no such resource.',
  },
  NotAcceptable: {
    description: 'Another form than the report is made in.',
    code: 'not_acceptable',
    detail: `A report can be answered as ${Object.values(reportMediaTypes).join(', ')}.`,
  },
  Conflict: {
    description: 'At odds with what is there: a duplicate, a locked period, a key in use.',
    code: 'period_locked',
    detail: 'The books are locked through 2026-01-31.',
  },
  PreconditionFailed: {
    description: 'Changed on a version that is no longer the present one.',
    code: 'stale_version',
    detail: 'The change was made on version 2; the present version is 3.',
  },
  ContentTooLarge: {
    description: 'A larger body than the service reads.',
    code: 'too_large',
    detail: 'The body is larger than 1048576 bytes.',
  },
  UnsupportedMediaType: {
    description: 'Another content type than the operation reads.',
    code: 'unsupported_media_type',
    detail: 'The body must be application/json.',
  },
  UnprocessableContent: {
    description: 'Readable, and against a rule; `errors` names every fault.',
    code: 'validation_failed',
    detail: '/name: is required',
  },
  TooManyRequests: {
    description:
      'The application has made its requests of this minute; `Retry-After` says when it may go on.',
    code: 'too_many_requests',
    detail: 'The application has made its 300 requests of this minute.',
  },
  InternalError: {
    description: 'The service failed; nothing was changed.',
    code: 'internal_error',
    detail: 'The service has failed to answer. Nothing was changed.',
  },
  Unavailable: {
    description: 'The database cannot be reached at the moment; the request may be repeated.',
    code: 'unavailable',
    detail:
      'The database cannot be reached at the moment. The request may be repeated; under the same Idempotency-Key it is done once.',
  },
};

/** The named responses of the document. */
export function refusalResponses(problemSchema: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(refusals).map(([name, refusal]) => [name, responseOf(refusal, problemSchema)]),
  );
}

/** What is answered under a status that no operation foresees. */
export function anyOtherRefusal(problemSchema: object): object {
  const refusal = { code: 'internal_error', detail: 'The service has failed to answer.' } as const;
  return responseOf({ ...refusal, description: 'Refused; `code` says why.' }, problemSchema);
}

type Refusal = { description: string; code: ProblemCode; detail: string };

function responseOf({ description, code, detail }: Refusal, schema: object): object {
  const fault =
    code === 'validation_failed'
      ? { errors: [{ path: '/name', code: 'required', message: 'is required' }] }
      : {};
  const example: unknown = JSON.parse(problemAnswer({ code, detail, ...fault }, 'req_RQ3vD0s8bqk').body);
  return { description, content: { 'application/problem+json': { schema, example } } };
}

/** Which of them an operation may answer, by status. */
export function refusalsOf(operation: Operation): Record<string, object> {
  const reads = operation.body !== undefined || operation.form !== undefined;
  const possible = [
    ...(reads || operation.query ? ['BadRequest'] : []),
    'Unauthorized',
    'Forbidden',
    ...(operation.parameters ? ['NotFound'] : []),
    ...(operation.answersTables ? ['NotAcceptable'] : []),
    ...(operation.method === 'GET' ? [] : ['Conflict', 'PreconditionFailed']),
    ...(reads ? ['ContentTooLarge', 'UnsupportedMediaType'] : []),
    'UnprocessableContent',
    'TooManyRequests',
    'InternalError',
    'Unavailable',
  ];
  return Object.fromEntries(
    possible.flatMap((name) => {
      const refusal = refusals[name];
      return refusal ? [[problemStatus[refusal.code], { $ref: `#/components/responses/${name}` }]] : [];
    }),
  );
}
