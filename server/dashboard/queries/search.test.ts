import { expect, it } from 'vitest';
import { isCalled } from './search';

const ledger = { name: 'Service revenue', sort_code: '4010' };

it.each(['serv', 'SERVICE', 'rev serv', '40', '4010 revenue'])('%j finds the ledger', (q) => {
  expect(isCalled(ledger, q)).toBe(true);
});

it.each(['rent', '010', 'service rent'])('%j does not', (q) => {
  expect(isCalled(ledger, q)).toBe(false);
});

it('finds a ledger without a code by its name', () => {
  expect(isCalled({ name: 'Rent', sort_code: null }, '40')).toBe(false);
  expect(isCalled({ name: 'Rent', sort_code: null }, 'ren')).toBe(true);
});

it('finds a ledger in whichever form its accents are', () => {
  expect(isCalled({ name: 'Cafe\u0301', sort_code: null }, 'caf\u00e9')).toBe(true);
  expect(isCalled({ name: 'Caf\u00e9', sort_code: null }, 'cafe\u0301')).toBe(true);
});
