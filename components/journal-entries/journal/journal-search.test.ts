import { describe, expect, it } from 'vitest';
import { countFilters, type JournalFilter, journalQuery, sumQueryOf } from './journal-search';

const everything: JournalFilter = {
  from: '',
  to: '',
  ledger: [],
  tag: null,
  status: null,
  direction: null,
  method: null,
  q: '',
  sort: '-datetime',
  figure: '',
  of: '',
  side: 'debit',
  report: null,
  view: '',
};

describe('journalQuery', () => {
  it('asks for whole days, both included', () => {
    expect(journalQuery({ ...everything, from: '2026-01-01', to: '2026-01-31' })).toMatchObject({
      start_datetime: '2026-01-01T00:00:00.000Z',
      end_datetime: '2026-01-31T23:59:59.999Z',
    });
  });

  it('asks for a tag', () => {
    expect(journalQuery({ ...everything, tag: 'tag_1' })).toMatchObject({ tag_id: ['tag_1'] });
    expect(countFilters({ ...everything, tag: 'tag_1' })).toBe(1);
  });

  it('asks for everything, latest first, when nothing is narrowed', () => {
    const asked = Object.entries(journalQuery(everything)).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(asked)).toEqual({ with_links: 'true', sort: '-datetime', page_size: 100 });
  });

  it('asks for the entries behind a figure, whatever days and ledgers stand beside it', () => {
    const figure = 'start_datetime=2026-01-01T00%3A00%3A00.000Z&basis=all&basis=accrual';
    expect(journalQuery({ ...everything, figure, from: '2025-01-01', q: 'rent' })).toEqual({
      start_datetime: '2026-01-01T00:00:00.000Z',
      basis: ['all', 'accrual'],
      review_status: undefined,
      search: 'rent',
      with_links: 'true',
      sort: '-datetime',
      page_size: 100,
    });
  });

  it('asks for the links, which a sum has not', () => {
    const query = journalQuery({ ...everything, q: 'rent' });
    expect(query).toMatchObject({ with_links: 'true' });
    expect(Object.keys(sumQueryOf(query))).not.toContain('with_links');
  });

  it('asks for what is uncategorized, and for one direction', () => {
    expect(journalQuery({ ...everything, direction: 'out', method: 'uncategorized' })).toMatchObject({
      direction: 'out',
      categorization_method: 'uncategorized',
    });
  });

  it.each([
    ['a day that is none', { from: '2026-02-30' }, 'start_datetime'],
    ['a word instead of a day', { to: 'yesterday' }, 'end_datetime'],
    ['a search for blanks', { q: '  ' }, 'search'],
  ])('ignores %s in the address', (_, change, name) => {
    expect(
      Object.entries(journalQuery({ ...everything, ...change })).find(([key]) => key === name)?.[1],
    ).toBeUndefined();
  });
});

describe('countFilters', () => {
  it.each([
    [{}, 0],
    [{ q: 'figma', sort: 'datetime' as const }, 0],
    [{ from: '2026-01-01', to: '2026-01-31' }, 1],
    [{ from: 'never' }, 0],
    [{ direction: 'in' as const, method: 'uncategorized' as const }, 2],
    [{ to: '2026-01-31', ledger: ['ldg_1', 'ldg_2'], status: 'confirmed' as const }, 3],
  ])('of %o is %i', (change, expected) => {
    expect(countFilters({ ...everything, ...change })).toBe(expected);
  });
});
