import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Problem } from '@/lib/contract/problem';
import type { Variables } from './request-variables';
import { refusal } from './respond';

export const bodyTooLarge = (limitBytes: number): Problem => ({
  code: 'too_large',
  detail: `The body is larger than ${limitBytes} bytes.`,
});

/**
 * Refuses a body that is announced to be larger. One that is not announced is counted by whoever reads it: not before it is known
 * that the token may send it.
 */
export function refuseLargeBody(limitBytes: number): MiddlewareHandler<Variables> {
  return async (c, next) => {
    const isTooLarge = Number(c.req.header('content-length') ?? 0) > limitBytes;
    return isTooLarge ? refusal(bodyTooLarge(limitBytes), c.get('requestId')) : next();
  };
}

/** Refuses a larger body, announced or not, where no token is asked for: it is read before the handler runs. */
export function limitBody(limitBytes: number): MiddlewareHandler<Variables> {
  const onError = (c: Parameters<MiddlewareHandler<Variables>>[0]) =>
    refusal(bodyTooLarge(limitBytes), c.get('requestId'));
  return bodyLimit({ maxSize: limitBytes, onError });
}
