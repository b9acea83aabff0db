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
