import type { ClientProblem } from './client';

/**
 * Whether the same request, sent again unchanged, may succeed: nobody answered, the answer was that the service is
 * not ready or is asked too often, or the first request with the idempotency key is still in flight. Any other
 * refusal stays a refusal.
 */
export function mayRetry({ status, code }: ClientProblem): boolean {
  return status === 0 || status === 429 || status >= 500 || code === 'idempotency_in_flight';
}
