import { expect, it } from 'vitest';
import { isNarrowed, type ReviewView, reviewFilter } from './review-search';

const view: ReviewView = {
  status: 'bookkeeper_pending',
  q: '',
  account: null,
  show: 'all',
  order: 'date',
  from: '',
  to: '',
};

it('lists whole days, both included, and ignores what is no day', () => {
  expect(reviewFilter({ ...view, from: '2026-10-01', to: '2026-10-31' })).toMatchObject({
    start_datetime: '2026-10-01T00:00:00.000Z',
    end_datetime: '2026-10-31T23:59:59.999Z',
  });
  expect(reviewFilter({ ...view, from: 'soon' }).start_datetime).toBeUndefined();
});

it.each([
  [{}, false],
  [{ q: 'rent' }, false],
  [{ from: 'soon' }, false],
  [{ to: '2026-10-31' }, true],
  [{ show: 'in' as const }, true],
  [{ account: 'led_1' }, true],
])('%o narrows the list: %s', (change, narrows) => {
  expect(isNarrowed({ ...view, ...change })).toBe(narrows);
});
