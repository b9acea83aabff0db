import { describe, expect, it } from 'vitest';
import { documentQuery, isFiltered } from './document-filters';

const none = { type: null, linked: null, from: null, to: null, q: '' };

describe('documentQuery', () => {
  it('asks for nothing in particular without filters', () => {
    expect(documentQuery(none)).toEqual({ page_size: 50 });
    expect(isFiltered(none)).toBe(false);
  });

  it('includes both days whole', () => {
    const filters = {
      ...none,
      type: 'receipt',
      from: new Date('2026-01-02'),
      to: new Date('2026-01-03'),
    } as const;
    expect(documentQuery(filters)).toEqual({
      document_type: 'receipt',
      start_datetime: '2026-01-02T00:00:00.000Z',
      end_datetime: '2026-01-03T23:59:59.999Z',
      page_size: 50,
    });
    expect(isFiltered(filters)).toBe(true);
  });

  it('searches for what was typed, without blanks around it', () => {
    expect(documentQuery({ ...none, q: ' paper ' })).toEqual({ search: 'paper', page_size: 50 });
    expect([isFiltered({ ...none, q: 'paper' }), isFiltered({ ...none, q: ' ' })]).toEqual([true, false]);
  });

  it.each([
    ['yes', 'true'],
    ['no', 'false'],
  ] as const)('asks for those that are linked: %s', (linked, is_linked) => {
    expect(documentQuery({ ...none, linked })).toEqual({ is_linked, page_size: 50 });
    expect(isFiltered({ ...none, linked })).toBe(true);
  });
});
