import { describe, expect, it } from 'vitest';
import type { BusinessUpdate } from '@/lib/contract/business';
import { changeBusiness } from './change-business';
import { smallBusiness } from './testing/small-business';

const now = '2026-03-01T12:00:00.000Z';
const start = '2024-07-01T00:00:00.000Z';
const locked = { books_locked_through: '2026-01-31' };

describe('changeBusiness', () => {
  it.each<[BusinessUpdate]>([
    [{}],
    [{ name: 'Pier Bakery', industry: '', aggregator_user_token: 'token' }],
    [{ status: 'inactive' }],
    [{ fiscal_year: '06/30' }],
    [{ entries_start: start, fiscal_year: '02/29' }],
  ])('changes %j', (input) => {
    const after = smallBusiness({ ...(input as object), version: 4, updated_at: now });
    expect(changeBusiness(smallBusiness(), input, now)).toEqual({ ok: true, value: after });
  });

  it('leaves what is null, and in locked books what is said again', () => {
    const input = {
      name: null,
      status: null,
      fiscal_year: '12/31',
      entries_start: '2025-01-01T00:00:00.000Z',
    };
    const after = smallBusiness({ ...locked, version: 4, updated_at: now });
    expect(changeBusiness(smallBusiness(locked), input, now)).toEqual({ ok: true, value: after });
  });

  it.each<[BusinessUpdate, string[]]>([
    [{ fiscal_year: '06/30' }, ['/fiscal_year']],
    [{ entries_start: start }, ['/entries_start']],
    [{ name: 'x', entries_start: start, fiscal_year: '06/30' }, ['/fiscal_year', '/entries_start']],
  ])('refuses %j in locked books', (input, paths) => {
    const message = 'changes reports of the locked period: the books are locked through 2026-01-31';
    expect(changeBusiness(smallBusiness(locked), input, now)).toMatchObject({
      ok: false,
      problem: {
        code: 'period_locked',
        errors: paths.map((path) => ({ path, code: 'period_locked', message })),
      },
    });
  });
});
