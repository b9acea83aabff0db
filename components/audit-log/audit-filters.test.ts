import { describe, expect, it } from 'vitest';
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
    expect(auditQuery({ ...none, ...filters })).toEqual({ ...query, page_size: 50 });
  });
});

it('tells a filtered log from the whole one', () => {
  expect(isFiltered(none)).toBe(false);
  expect(isFiltered({ ...none, person: 'u1' })).toBe(true);
});
