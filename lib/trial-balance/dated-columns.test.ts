import { expect, it } from 'vitest';
import { readLines } from './testing/read-lines';

const rows = ['Cash,10.00,90.00', 'Bank,20.00,30.00', 'Loan,-30.00,-120.00'];
const latest = ['Cash 1000', 'Bank 2000', 'Loan -3000'];
const earlier = ['Cash 9000', 'Bank 3000', 'Loan -12000'];

it('reads a column under a year alone as balances', () => {
  expect(readLines(['Account,2025', 'Cash,10.00', 'Bank,20.00', 'Loan,-30.00'])).toEqual({
    accounts: latest,
    readings: ['2025'],
    asOf: null,
  });
  expect(readLines(['Account,FY2025,FY2024', ...rows])).toMatchObject({
    accounts: latest,
    readings: ['FY2025', 'FY2024'],
  });
});

it.each([
  ['Account,2025,2024', latest],
  ['Account,2024,2025', earlier],
  [',2024,2025', earlier],
  ['Account,31 Dec 2024,31 Dec 2025', earlier],
  ['Account,"Dec 31, 24","Dec 31, 25"', earlier],
  ['Account,31 Dec 2025,31 Dec 2024', latest],
  ['Account,2024/25,2025/26', earlier],
  ['Account,2024-2025,2025-2026', earlier],
  ['Account,Nov-25,Dec-25', earlier],
  ['Account,Dec 2024,Jan 2025', earlier],
  ["Account,Jan '25,Dec '24", latest],
  // Nothing tells which is which: the first.
  ['Account,Actual,Budget', latest],
])('of columns of several days under %s, the latest is likeliest', (header, accounts) => {
  expect(readLines([header, ...rows]).accounts).toEqual(accounts);
});

it.each([
  ['Account,Note,2025,2024', (row: string) => row.replace(',', ',,')],
  ['Account,Note,2025,2024', (row: string) => row.replace(',', ',see below,')],
  ['Účet,2025,2024', (row: string) => row],
])('below a header with words that are not known, too: %s', (header, rowOf) => {
  expect(readLines(['Trial balance', header, ...rows.map(rowOf)]).accounts).toEqual(latest);
});

it('takes a first account with figures like years for one below a header that is not known', () => {
  expect(readLines(['Účet,Má dáti,Dal', 'Cash,2025,', 'Loan,,2025']).accounts).toEqual([
    'Cash 202500',
    'Loan -202500',
  ]);
});

it('loses no first account with figures like years where there is no header at all', () => {
  expect(readLines(['Cash,2025,', 'Loan,,2025']).accounts).toEqual(['Cash 202500', 'Loan -202500']);
  expect(readLines(['Cash,2025', 'Loan,-2025']).accounts).toEqual(['Cash 202500', 'Loan -202500']);
});

it('of debits and credits of several days, too', () => {
  const lines = [
    ',31 Dec 2024,,31 Dec 2025,',
    'Account,Debit,Credit,Debit,Credit',
    'Cash,90.00,,10.00,',
    'Loan,,90.00,,10.00',
  ];
  expect(readLines(lines)).toMatchObject({ accounts: ['Cash 1000', 'Loan -1000'], asOf: '2025-12-31' });
});

it('takes the day of the column that is read, also of one that a person chose', () => {
  const lines = ['As of December 31 2025,,', 'Account,31 Dec 2025,31 Dec 2024', ...rows];
  expect(readLines(lines).asOf).toBe('2025-12-31');
  expect(readLines(lines, '2')).toMatchObject({ accounts: earlier, asOf: '2024-12-31' });
});

it('takes a month above a column for no day, and a column without a year for the one of now', () => {
  const lines = ['As of December 15 2025,,', 'Account,Balance Dec 2025,Balance', ...rows];
  expect(readLines(lines)).toMatchObject({ accounts: earlier, asOf: '2025-12-15' });
});

it('takes two columns under words that are not known for balances where they cannot be debits and credits', () => {
  expect(readLines(['Account,Skutečnost,Plán', ...rows])).toMatchObject({
    accounts: latest,
    readings: ['Skutečnost', 'Plán'],
  });
  const sides = ['Cash,10.00,', 'Bank,20.00,', 'Loan,,30.00'];
  expect(readLines(['Account,Má dáti,Dal', ...sides])).toMatchObject({ accounts: latest });
  // All that was posted: the two sides have one sum.
  const turnover = ['Cash,15.00,5.00', 'Bank,20.00,0.00', 'Loan,1.00,31.00', 'Celkem,36.00,36.00'];
  expect(readLines(['Account,Má dáti,Dal', ...turnover]).accounts).toEqual([...latest, 'Celkem 0']);
});

it('takes an account with the figures of two years for no header', () => {
  expect(readLines(['Account,Debit,Credit', 'Cash,2025,2000', 'Loan,,25']).accounts).toEqual([
    'Cash 2500',
    'Loan -2500',
  ]);
});
