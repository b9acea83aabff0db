import type { Operation } from '@/lib/contract/operation';

/** The request headers that an operation reads beside the token. */
export function headersOf({ method }: Operation): object[] {
  if (method === 'GET') return [];
  const header = (name: string, description: string) => ({
    in: 'header',
    name,
    required: false,
    description,
    schema: { type: 'string', maxLength: 255 },
  });
  return [
    header('x-user-id', 'The external entity that made the change, for the audit log.'),
    header('Idempotency-Key', 'The first answer under a key is replayed for 24 hours.'),
    ...(method === 'PATCH' ? [header('If-Match', 'The ETag that the change was made on.')] : []),
  ];
}

const text = { type: 'string' };

/** The headers of the answer to an operation. */
export function answerHeaders({ method, answer }: Operation): Record<string, object> {
  const shape = 'shape' in answer ? (answer.shape as { data?: object }) : {};
  const data = shape.data && 'shape' in shape.data ? (shape.data.shape as object) : {};
  return {
    'x-request-id': { description: 'Of this request: the one that was sent, or a new one.', schema: text },
    'Server-Timing': {
      description: 'How long the service took until the answer was ready to be sent, in ms.',
      schema: text,
    },
    RateLimit: { description: 'What remains of the window, and its seconds.', schema: text },
    'RateLimit-Policy': { description: 'How many requests a window takes, and its seconds.', schema: text },
    ...('version' in data ? { ETag: { description: 'The version, for `If-Match`.', schema: text } } : {}),
    ...(method === 'POST' || method === 'PATCH'
      ? {
          'Idempotent-Replay': {
            description: '`true` when this is the kept answer to the first request under the key.',
            schema: text,
          },
        }
      : {}),
  };
}
