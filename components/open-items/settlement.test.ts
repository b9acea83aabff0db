import { describe, expect, it } from 'vitest';
import { reopenedWithout, type Settlement, settlingActs, statusOnReopening } from './settlement';

const item = (more: Partial<Settlement>): Settlement => ({
  status: 'open',
  total_amount: 100,
  total_paid: 0,
  credit_applied: 0,
  settled_otherwise: 0,
  ...more,
});

describe('statusOnReopening', () => {
  it.each([
    [0, 0, 'open'],
    [60, 39.99, 'open'],
    [60, 40, 'paid'],
    [0, 100, 'paid'],
    [120, 0, 'paid'],
  ])('with %d paid and %d of credit is %s', (total_paid, credit_applied, status) => {
    expect(statusOnReopening(item({ total_paid, credit_applied }), 'USD')).toBe(status);
  });
});

describe('reopenedWithout 30.00', () => {
  it.each([
    [{ status: 'open', total_paid: 30 }, 3000n],
    [{ status: 'paid', total_paid: 70, credit_applied: 30 }, 3000n],
    [{ status: 'paid', total_paid: 30, settled_otherwise: 70 }, 3000n],
    // 20.00 of it became credit.
    [{ status: 'paid', total_paid: 120 }, 1000n],
    [{ status: 'paid', total_paid: 130 }, 0n],
    [{ status: 'voided', total_paid: 30 }, 0n],
  ] as const)('of %o is %s', (settled, reopened) => {
    expect(reopenedWithout(3000n, item(settled), 'USD')).toBe(reopened);
  });
});

describe('settlingActs', () => {
  const nothing = { open_amount: 0, settled_otherwise: 0 };
  it.each([
    ['is open', { ...nothing, open_amount: 100 }, { pays: true, opensAgain: false }],
    // A payment of what was only marked as paid would be credit.
    ['is marked as paid', { ...nothing, settled_otherwise: 100 }, { pays: false, opensAgain: true }],
    [
      'was marked as paid and is more now',
      { open_amount: 40, settled_otherwise: 100 },
      { pays: true, opensAgain: true },
    ],
    ['is paid, a draft or voided', nothing, { pays: false, opensAgain: false }],
  ])('of one that %s', (_, amounts, acts) => {
    expect(settlingActs(amounts, 'USD')).toEqual(acts);
  });
});
