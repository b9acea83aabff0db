import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const closingsOf = (rows: readonly string[], header = 'Date,Description,Amount,Balance') =>
  statementsOf([header, ...rows, ''].join('\n')).map(({ closing }) => closing);

const oldestFirst = [
  '2026-03-14,Cafe,-3.50,96.50',
  '2026-03-15,Rent,-90.00,6.50',
  '2026-03-15,Customer,50.00,56.50',
];
const closing = { day: '2026-03-15', amount: '56.50' };

it('takes the balance after the latest row where every balance follows from the one before', () => {
  expect(closingsOf(oldestFirst)).toEqual([closing]);
  expect(closingsOf([...oldestFirst].reverse())).toEqual([closing]);
});

it.each([
  ['no balances', ['2026-03-14,Cafe,-3.50,', '2026-03-15,Rent,-90.00,', '2026-03-15,Customer,50.00,']],
  ['a balance that does not follow', oldestFirst.with(1, '2026-03-15,Rent,-90.00,6.00')],
  ['a row that is left out', [...oldestFirst, '2026-03-17,Customer,10.00,76.50']],
  ['a row without a balance', [...oldestFirst, '2026-03-17,Customer,10.00,']],
  ['a row that cannot be read', [...oldestFirst, '2026-03-33,Customer,10.00,66.50']],
  ['one movement after another', oldestFirst.slice(0, 2)],
  ['days in another order than the balances', oldestFirst.with(0, '2026-03-16,Cafe,-3.50,96.50')],
  [
    'what is owed on a card',
    ['2026-03-14,Cafe,-3.50,3.50', '2026-03-15,Rent,-90.00,93.50', '2026-03-16,Paid,50.00,43.50'],
  ],
])('takes none with %s', (_, rows) => {
  expect(closingsOf(rows)).toEqual([null]);
});

it('takes none where both orders are possible', () => {
  const rows = ['2026-03-14,A,5.00,5.00', '2026-03-14,B,-5.00,0.00', '2026-03-14,C,5.00,5.00'];
  expect(closingsOf([...rows, '2026-03-14,D,-5.00,0.00', '2026-03-14,E,5.00,5.00'])).toEqual([null]);
});

it('takes none of several currencies', () => {
  const rows = oldestFirst.map((row, index) => `${row},${index === 1 ? 'EUR' : 'USD'}`);
  expect(closingsOf(rows, 'Date,Description,Amount,Balance,Currency')).toEqual([null, null]);
});
