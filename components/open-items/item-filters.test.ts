import { createLoader } from 'nuqs/server';
import { describe, expect, it } from 'vitest';
import { filtersOfBand, selectedBand } from './band-filters';
import { isNarrowed, itemFilters, itemQuery, searchAlone } from './item-filters';

const load = createLoader(itemFilters);
const read = (search: string) => load(new URLSearchParams(search));

describe('itemQuery', () => {
  it.each([
    ['', { status: 'open', sort: 'due_at' }],
    ['status=draft,open', { status: 'draft,open', sort: 'due_at' }],
    ['status=paid', { status: 'paid', sort: '-due_at' }],
    ['status=open,late', { status: 'open', sort: 'due_at' }],
    ['status=all', { sort: '-due_at' }],
    ['probable=only', { status: 'open', sort: 'due_at', probably_paid: 'true' }],
    ['probable=none', { status: 'open', sort: 'due_at', probably_paid: 'false' }],
    [
      'from=2026-01-31&to=2026-02-01',
      {
        status: 'open',
        sort: 'due_at',
        due_at_start: '2026-01-31T00:00:00.000Z',
        due_at_end: '2026-02-01T23:59:59.999Z',
      },
    ],
    ['party=cus_1&q=%20prints%20', { status: 'open', sort: 'due_at', customer_id: 'cus_1', q: 'prints' }],
  ])('of %j', (search, expected) => {
    expect(itemQuery(read(search), 'customer_id')).toEqual({ ...expected, page_size: 100 });
  });
});

it.each([
  ['status=all', false],
  ['', true],
  ['status=all&q=%20', false],
  ['status=all&q=a', true],
  ['status=all&probable=none', true],
  ['status=all&to=2026-01-31', true],
])('isNarrowed of %j is %s', (search, expected) => {
  expect(isNarrowed(read(search))).toBe(expected);
});

it.each([
  ['q=QF-301', { q: 'QF-301', party: null }],
  ['party=cus_1&status=open&from=2026-01-31', { q: '', party: 'cus_1' }],
  ['q=a&status=all&probable=only', { q: 'a', party: null }],
  ['q=QF-301&status=all', null],
  ['status=paid', null],
  ['q=%20', null],
])('searchAlone of %j is %j', (search, expected) => {
  const none = { status: [], from: null, to: null, probable: null };
  expect(searchAlone(read(search))).toEqual(expected && { ...none, ...expected });
});

describe('the bands of age', () => {
  const today = '2026-03-31';

  it.each(['all', 'current', '1_30', '31_60', '61_90', 'over_90'] as const)(
    'of %s are found again',
    (band) => {
      const filters = { ...filtersOfBand(band, today), q: '' };
      expect(selectedBand(filters, today)).toBe(band);
    },
  );

  it('are none of anything else', () => {
    expect(selectedBand(read('status=open,draft'), today)).toBeNull();
    expect(selectedBand(read('q=prints'), today)).toBeNull();
    expect(selectedBand(read('from=2026-03-30'), today)).toBeNull();
    expect(selectedBand(read('from=2026-03-31'), today)).toBeNull();
    expect(selectedBand(read('probable=none'), today)).toBeNull();
    expect(selectedBand(read('probable=only'), today)).toBeNull();
  });

  it('show what fell due one to thirty days ago and is not probably paid', () => {
    expect(itemQuery({ ...filtersOfBand('1_30', today), q: '' }, 'customer_id')).toMatchObject({
      due_at_start: '2026-03-01T00:00:00.000Z',
      due_at_end: '2026-03-30T23:59:59.999Z',
      probably_paid: 'false',
    });
  });
});
