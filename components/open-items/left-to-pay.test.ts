import { describe, expect, it } from 'vitest';
import { leftToPay } from './left-to-pay';

describe('leftToPay', () => {
  it.each([
    ['open', 100, 0, 10_000n],
    ['open', 100, 99.99, 1n],
    ['open', 100, 120, 0n],
    ['draft', 100, 0, 10_000n],
    ['paid', 100, 40, 0n],
    ['voided', 100, 0, 0n],
  ] as const)('of one %s over %d, %d of it paid, is %s', (status, total_amount, total_paid, left) => {
    expect(leftToPay({ status, total_amount, total_paid }, 'USD')).toBe(left);
  });
});
