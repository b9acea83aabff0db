import { describe, expect, it } from 'vitest';
import { mayRetry } from './may-retry';

describe('whether a refused request may be retried', () => {
  it.each([
    ['unreachable', 0, true],
    ['too_many_requests', 429, true],
    ['internal_error', 500, true],
    ['unavailable', 503, true],
    ['idempotency_in_flight', 409, true],
    ['conflict', 409, false],
    ['period_locked', 409, false],
    ['stale_version', 412, false],
    ['validation_failed', 422, false],
    ['unauthorized', 401, false],
  ])('%s (%i): %s', (code, status, expected) => {
    expect(mayRetry({ code, status, detail: '' })).toBe(expected);
  });
});
