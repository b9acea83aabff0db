import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusal } from './respond';
import type { Variables } from './variables';

/**
 * Refuses a body of more bytes.
 * @param isCountedWhenRead the handler counts the bytes itself while it reads them
 */
export function limitBody(maxSize: number, isCountedWhenRead = false): MiddlewareHandler<Variables> {
  const tooLarge = (c: Context<Variables>) =>
    refusal({ code: 'too_large', detail: `The body is larger than ${maxSize} bytes.` }, c.get('requestId'));
  const counted = bodyLimit({ maxSize, onError: tooLarge });
  return async (c, next) => {
    // Node.js holds a body to its announced length, so only one without a length needs to be counted.
    const announced = c.req.header('content-length');
    if (Number(announced ?? 0) > maxSize) return tooLarge(c);
    const isCounted = announced !== undefined || isCountedWhenRead || c.req.method === 'GET';
    return isCounted ? next() : counted(c, next);
  };
}
