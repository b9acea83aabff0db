import { describe, expect, it } from 'vitest';
import { formatMoment } from '@/lib/format/moment';
import { auditQuery, isFiltered } from './audit-filters';

const none = { kind: null, id: null, person: null, from: null, to: null };

describe('auditQuery', () => {
  it.each([
    [{}, {}],
    [{ kind: 'bill' as const }, { resource_type: 'bill' }],
    [
      { id: 'bill_1', person: 'u1' },
      { resource_id: 'bill_1', user_id: 'u1' },
    ],
    [
      { from: '2026-01-01', to: '2026-01-31' },
      { start_datetime: '2026-01-01T00:00:00.000Z', end_datetime: '2026-01-31T23:59:59.999Z' },
    ],
    [{ from: '2026-02-30', to: 'yesterday' }, {}],
  ])('of %j is %j', (filters, query) => {
    expect(auditQuery({ ...none, ...filters }, 'UTC')).toEqual({ ...query, page_size: 50 });
  });
});

it('lists the days that the moments show', () => {
  const filters = { ...none, from: '2026-03-03', to: '2026-03-03' };
  const { start_datetime: start = '', end_datetime: end = '' } = auditQuery(filters, 'America/Los_Angeles');
  const shown = (moment: string) => formatMoment(moment, 'en-GB', 'America/Los_Angeles');
  expect([shown(start), shown(end)]).toEqual(['3 Mar 2026, 00:00', '3 Mar 2026, 23:59']);
});

it('tells a filtered log from the whole one', () => {
  expect(isFiltered(none)).toBe(false);
  expect(isFiltered({ ...none, person: 'u1' })).toBe(true);
});
