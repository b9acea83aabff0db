import { describe, expect, it } from 'vitest';
import { leftToPay } from './left-to-pay';

describe('leftToPay', () => {
  it.each([
    ['open', 100, 100, 10_000n],
    ['open', 100, 0.01, 1n],
    ['open', 100, 0, 0n],
    // The total was raised after it had been marked as paid.
    ['open', 120, 20, 2000n],
    ['draft', 100, 0, 10_000n],
    ['paid', 100, 0, 0n],
    ['voided', 100, 0, 0n],
  ] as const)('of one %s over %d, of which %d is open, is %s', (status, total_amount, open_amount, left) => {
    expect(leftToPay({ status, total_amount, open_amount }, 'USD')).toBe(left);
  });
});
