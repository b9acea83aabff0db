import type { RateState } from '../services/requests/rate-limiter';
import { windowSeconds } from '../services/requests/rate-limiter';

/** The fields of draft-ietf-httpapi-ratelimit-headers, and how long to wait once nothing remains. */
export function rateHeaders(state: RateState | null | undefined, status: number): [string, string][] {
  if (!state) return [];
  const seconds = Math.ceil(state.secondsLeft);
  const headers: [string, string][] = [
    ['ratelimit-policy', `"default";q=${state.limit};w=${windowSeconds}`],
    ['ratelimit', `"default";r=${state.remaining};t=${seconds}`],
  ];
  if (status === 429) headers.push(['retry-after', `${Math.max(1, seconds)}`]);
  return headers;
}
