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

  it('counts credit that was applied', () => {
    const item = { status: 'open', total_amount: 100, total_paid: 30, credit_applied: 20 } as const;
    expect(leftToPay(item, 'USD')).toBe(5000n);
  });
});
