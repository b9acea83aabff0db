import type { Operation } from '@/lib/contract/operation';
import { type ProblemCode, problemStatus } from '@/lib/contract/problem';
import { problemAnswer } from '../problem-answer';
import { reportMediaTypes } from '../report-formats/negotiate';

/** The error responses that operations share, each with an example. */
const refusals: Record<string, Refusal> = {
  BadRequest: {
    description: 'The JSON, form, query or page token cannot be parsed.',
    code: 'invalid_json',
    detail: 'The body is not valid JSON: Unexpected end.',
  },
  Unauthorized: {
    description: 'The token is missing, unknown, expired or revoked.',
    code: 'invalid_token',
    detail: 'The token is unknown, expired or revoked.',
  },
  Forbidden: {
    description: 'The token lacks the scope, or is restricted to a business that the operation is not of.',
    code: 'insufficient_scope',
    detail: 'The token does not have the scope ledger:write.',
  },
  NotFound: {
    description: 'The identifier is unknown, malformed or belongs to another tenant.',
    code: 'not_found',
    detail: 'The resource does not exist.',
  },
  NotAcceptable: {
    description: 'None of the media types in `Accept` is available.',
    code: 'not_acceptable',
    detail: `The report is available as ${Object.values(reportMediaTypes).join(', ')}.`,
  },
  Conflict: {
    description: 'Conflict with the current state: a duplicate, a locked period, an idempotency key in use.',
    code: 'period_locked',
    detail: 'The books are locked through 2026-01-31.',
  },
  PreconditionFailed: {
    description: 'The resource has changed since the version in `If-Match`.',
    code: 'stale_version',
    detail: 'The change is based on version 2; the current version is 3.',
  },
  ContentTooLarge: {
    description: 'The body is too large.',
    code: 'too_large',
    detail: 'The body is larger than 1048576 bytes.',
  },
  UnsupportedMediaType: {
    description: 'The content type is not supported by the operation.',
    code: 'unsupported_media_type',
    detail: 'The body must be application/json.',
  },
  UnprocessableContent: {
    description: 'The request is well-formed but breaks a rule; `errors` lists every invalid field.',
    code: 'validation_failed',
    detail: '/name: is required',
  },
  TooManyRequests: {
    description: 'The rate limit of the application is exceeded; retry after `Retry-After` seconds.',
    code: 'too_many_requests',
    detail: 'The application has used its 300 requests for this minute.',
  },
  InternalError: {
    description: 'Unexpected error; nothing was changed.',
    code: 'internal_error',
    detail: 'An unexpected error occurred. Nothing was changed.',
  },
  Unavailable: {
    description: 'The database cannot be reached; the request can be retried.',
    code: 'unavailable',
    detail:
      'The database cannot be reached. Retry the request; with the same Idempotency-Key it takes effect once.',
  },
  InsufficientStorage: {
    description: 'The disk or the quota of documents is full; nothing was changed, and reading goes on.',
    code: 'storage_full',
    detail:
      'The disk is full. Nothing was changed, and reading goes on; retry when the operator has made room.',
  },
};

/** The named error responses of the OpenAPI document. */
export function refusalResponses(problemSchema: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(refusals).map(([name, refusal]) => [name, responseOf(refusal, problemSchema)]),
  );
}

/** The default response: any other error. */
export function anyOtherRefusal(problemSchema: object): object {
  const refusal = { code: 'internal_error', detail: 'An unexpected error occurred.' } as const;
  return responseOf({ ...refusal, description: 'Any other error; `code` gives the reason.' }, problemSchema);
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

/** The error responses that an operation may give, by status. */
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
    ...(operation.method === 'GET' ? [] : ['InsufficientStorage']),
  ];
  return Object.fromEntries(
    possible.flatMap((name) => {
      const refusal = refusals[name];
      return refusal ? [[problemStatus[refusal.code], { $ref: `#/components/responses/${name}` }]] : [];
    }),
  );
}
