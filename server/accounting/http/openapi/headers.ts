import type { Operation } from '@/lib/contract/operation';

/** The request headers of an operation other than `Authorization`. */
export function headersOf({ method }: Operation): object[] {
  if (method === 'GET') return [];
  const header = (name: string, description: string, minLength = 0) => ({
    in: 'header',
    name,
    required: false,
    description,
    schema: { type: 'string', minLength, maxLength: 255 },
  });
  return [
    header('x-user-id', 'The user who makes the change, recorded in the audit log.'),
    header(
      'Idempotency-Key',
      'Makes a retry safe: the first response for a key is replayed for 24 hours.',
      1,
    ),
    ...(method === 'PATCH'
      ? [header('If-Match', 'The ETag of the version that the change is based on.')]
      : []),
  ];
}

const text = { type: 'string' };

/** The response headers of an operation. */
export function answerHeaders({ method, answer }: Operation): Record<string, object> {
  const shape = 'shape' in answer ? (answer.shape as { data?: object }) : {};
  const data = shape.data && 'shape' in shape.data ? (shape.data.shape as object) : {};
  return {
    'x-request-id': {
      description: 'The request id: the one sent by the client, or a new one.',
      schema: text,
    },
    'Server-Timing': {
      description: 'Time from receiving the request to having the response ready, in ms.',
      schema: text,
    },
    RateLimit: {
      description: 'Requests remaining in the current window, and seconds until it resets.',
      schema: text,
    },
    'RateLimit-Policy': {
      description: 'Requests allowed per window, and its length in seconds.',
      schema: text,
    },
    ...('version' in data
      ? { ETag: { description: 'The version of the resource, for `If-Match`.', schema: text } }
      : {}),
    ...(method === 'POST' || method === 'PATCH'
      ? {
          'Idempotent-Replay': {
            description: '`true` if this is the replayed response of an earlier request with the same key.',
            schema: text,
          },
        }
      : {}),
  };
}
