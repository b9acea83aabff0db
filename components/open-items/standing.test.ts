import { describe, expect, it } from 'vitest';
import { ExactNumber } from '@/lib/json';
import { daysOverdue, standingOf } from './standing';

const today = '2026-11-21';

describe('standingOf', () => {
  it.each([
    ['open', '2026-11-21T00:00:00.000Z', 0, 'open'],
    ['open', '2026-12-24T00:00:00.000Z', 0.01, 'partly paid'],
    ['open', '2026-12-24T00:00:00.000Z', new ExactNumber('90071992547409.91'), 'partly paid'],
    ['open', '2026-11-20T23:59:59.999Z', 0, 'overdue'],
    ['open', '2026-11-20T00:00:00.000Z', 5, 'overdue'],
    ['paid', '2020-01-01T00:00:00.000Z', 5, 'paid'],
    ['voided', '2020-01-01T00:00:00.000Z', 0, 'voided'],
    ['draft', '2020-01-01T00:00:00.000Z', 0, 'draft'],
  ] as const)('of one %s, due %s, %s paid, is "%4$s"', (status, due_at, total_paid, standing) => {
    expect(standingOf({ status, due_at, total_paid }, today)).toBe(standing);
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
