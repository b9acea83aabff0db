import { expect, it } from 'vitest';
import { readLines } from './testing/read-lines';

const rows = ['Cash,10.00,90.00', 'Bank,20.00,30.00', 'Loan,-30.00,-120.00'];
const first = ['Cash 1000', 'Bank 2000', 'Loan -3000'];
const second = ['Cash 9000', 'Bank 3000', 'Loan -12000'];
const sides = ['1000,Cash,10.00,', '3000,Capital,,10.00'];
const header = 'Code,Name,Debit,Credit';

it.each([
  ['Trial balance as of 31/12/2025,,Printed 15/01/2026,', null],
  ['Example Ltd,,15/01/2026 10:24,', null],
  ['Trial balance,,As of 31/12/2025 23:59,', '2025-12-31'],
  ['Trial balance,,31/12/2025,', '2025-12-31'],
])('takes no day of printing above the columns for that of the balances: %s', (above, asOf) => {
  expect(readLines([above, header, ...sides])).toMatchObject({
    accounts: ['Cash 1000', 'Capital -1000'],
    asOf,
  });
});

it('takes the day in another line above where that of the columns is one of printing', () => {
  const lines = ['As of 31/12/2025,,,', 'Example Ltd,,Printed 15/01/2026,', header, ...sides];
  expect(readLines(lines).asOf).toBe('2025-12-31');
});

it.each(['Account,Nov 2025,Dec 2025', 'Account,Nov-25,Dec-25', 'Account,Balance Nov 2025,Balance Dec 2025'])(
  'reads the latest month of balances without signs: %s',
  (months) => {
    const unsigned = ['Bank account,10.00,90.00', 'Share capital,10.00,90.00'];
    expect(readLines([months, ...unsigned]).accounts).toEqual(['Bank account 9000', 'Share capital -9000']);
  },
);

it('reads the latest month of debits and credits', () => {
  const lines = [
    ',Nov 2025,,Dec 2025,',
    'Account,Debit,Credit,Debit,Credit',
    'Cash,90.00,,10.00,',
    'Loan,,90.00,,10.00',
  ];
  expect(readLines(lines).accounts).toEqual(['Cash 1000', 'Loan -1000']);
});

it.each([
  ['Account,31.12.24,31.12.25', second, '2025-12-31'],
  ['Account,31/12/24,31/12/25', second, '2025-12-31'],
  ['Account,12/31/24,12/31/25', second, '2025-12-31'],
  ['Account,31 Dec 24,31 Dec 25', second, '2025-12-31'],
  ['Account,31.12.25,31.12.24', first, '2025-12-31'],
  ['Account,01.01.24-31.12.24,01.01.25-31.12.25', second, '2025-12-31'],
  ['Account,31/12/2025,Change', first, '2025-12-31'],
])('reads years of two digits above the columns: %s', (days, accounts, asOf) => {
  expect(readLines([days, ...rows])).toMatchObject({ accounts, asOf });
});

it.each([
  ['Account,2025,2024', 'December 31 2025', '2025-12-31', null],
  ['Account,FY 2025/26,FY 2024/25', 'March 31 2026', '2026-03-31', null],
  ['Account,2024/25,2023/24', 'June 30 2024', '2024-06-30', '2024-06-30'],
  ['Account,2024-2025,2023-2024', 'June 30 2025', '2025-06-30', null],
  ['Account,Dec 2025,Nov 2025', 'December 15 2025', '2025-12-15', null],
  ['Account,Balance Dec 2025,Balance Nov 2025', 'December 31 2025', '2025-12-31', null],
  ['Account,Balance,Balance 2024', 'December 31 2025', '2025-12-31', null],
])('takes the day above only for a column whose header has it: %s', (columns, day, ofFirst, ofSecond) => {
  const lines = [`As of ${day},,`, columns, ...rows];
  expect(readLines(lines, '1')).toMatchObject({ accounts: first, asOf: ofFirst });
  expect(readLines(lines, '2')).toMatchObject({ accounts: second, asOf: ofSecond });
});
