import { describe, expect, it } from 'vitest';
import { ExactNumber } from '@/lib/json';
import { daysOverdue, itemStateOf } from './item-state';

const today = '2026-11-21';

describe('itemStateOf', () => {
  it.each([
    ['open', '2026-11-21T00:00:00.000Z', 100, 'open'],
    ['open', '2026-12-24T00:00:00.000Z', 99.99, 'partly paid'],
    ['open', '2026-11-20T23:59:59.999Z', 100, 'overdue'],
    ['open', '2026-11-20T00:00:00.000Z', 95, 'overdue'],
    ['open', '2026-11-20T00:00:00.000Z', 0, 'paid'],
    ['open', '2026-12-24T00:00:00.000Z', 0, 'paid'],
    ['paid', '2020-01-01T00:00:00.000Z', 0, 'paid'],
    ['voided', '2020-01-01T00:00:00.000Z', 0, 'voided'],
    ['draft', '2020-01-01T00:00:00.000Z', 0, 'draft'],
  ] as const)(
    'of one %s over 100, due %s, %d of it open, is "%4$s"',
    (status, due_at, open_amount, state) => {
      expect(itemStateOf({ status, due_at, total_amount: 100, open_amount }, today)).toBe(state);
    },
  );

  it('of one over nothing, due long ago, is "open"', () => {
    const item = { status: 'open' as const, due_at: '2020-01-01T00:00:00.000Z' };
    expect(itemStateOf({ ...item, total_amount: 0, open_amount: 0 }, today)).toBe('open');
  });

  it.each([
    ['2026-11-20T00:00:00.000Z', 60, 'probably paid'],
    ['2026-12-24T00:00:00.000Z', 60, 'probably paid'],
    ['2026-11-20T00:00:00.000Z', 59.99, 'overdue'],
    ['2026-12-24T00:00:00.000Z', 59.99, 'partly paid'],
  ] as const)('of one due %s, 60 open, of which %d is probably paid, is "%s"', (due_at, amount, state) => {
    const item = { status: 'open' as const, due_at, total_amount: 100, open_amount: 60 };
    expect(itemStateOf({ ...item, probable_payment: { amount } }, today)).toBe(state);
  });

  it('compares amounts exactly', () => {
    const item = {
      status: 'open' as const,
      due_at: '2026-12-24T00:00:00.000Z',
      total_amount: new ExactNumber('90071992547409.91'),
      open_amount: new ExactNumber('90071992547409.90'),
    };
    expect(itemStateOf(item, today)).toBe('partly paid');
  });
});

describe('daysOverdue', () => {
  it.each([
    ['2026-11-20T13:00:00.000Z', 1],
    ['2026-11-21T00:00:00.000Z', 0],
    ['2026-12-01T00:00:00.000Z', -10],
    ['2025-11-21T00:00:00.000Z', 365],
  ])('since %s are %d', (due, days) => {
    expect(daysOverdue(due, today)).toBe(days);
  });
});
