import { expect, it } from 'vitest';
import { invalid } from '../contract/problem';
import { shownDetail } from './shown-detail';

const fault = (path: string, message: string) => ({ path, code: 'not_found', message });

it.each([
  [
    'one fault',
    [fault('/0/journal_entry_id', 'is not an entry of this business')],
    'Is not an entry of this business',
  ],
  ['several', [fault('/a', 'is too long'), fault('/b', 'is missing')], 'Is too long (and 1 more)'],
  ['the date', [fault('/datetime', 'lies in the closed books')], 'The date lies in the closed books'],
  ['an amount', [fault('/0/lines/1/amount', 'is too large')], 'The amount is too large'],
  ['a ledger that is named', [fault('/ledger_id', 'Rent is archived')], 'Rent is archived'],
  ['the whole request', [fault('', 'has more than 1,000 items')], 'Has more than 1,000 items'],
])('of %s is without its place in the request', (_, faults, told) => {
  expect(shownDetail(invalid(faults))).toBe(told);
});

it('of any other refusal stays', () => {
  const detail = 'The books are locked through 2026-10-31.';
  expect(shownDetail({ detail, errors: [fault('/datetime', 'lies in the closed books')] })).toBe(detail);
  expect(shownDetail({ detail })).toBe(detail);
});
