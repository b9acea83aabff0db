import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (...lines: string[]) =>
  statementsOf([...lines, ''].join('\n'), { currency: 'EUR' }).map(({ currency, records, closing }) => ({
    currency,
    amounts: records.map(({ amount }) => amount),
    closing: closing?.amount ?? null,
  }));

it.each([
  ['Change', 'Balance'],
  ['Mutatie', 'Saldo'],
  ['Ändring', 'Saldo'],
])('takes a name above currencies for that of the amounts to its right: %s,,%s,', (amount, balance) => {
  const header = `Date,Time,Product,Text,FX,${amount},,${balance},,Order`;
  const rows = [
    '19-01-2026,11:30,FUND,Purchase,,EUR,"-335,89",EUR,"792,56",a1',
    '19-01-2026,11:29,FUND,Sweep,,,,EUR,"1128,45",',
    '18-01-2026,07:42,,Interest,,EUR,"1,15",EUR,"1128,45",',
  ];
  expect(read(header, ...rows)).toEqual([{ currency: 'EUR', amounts: ['-335.89', '1.15'], closing: null }]);
});

it('tells such amounts apart by their currencies', () => {
  const header = 'Date,Text,FX,Change,,Balance,';
  const rows = ['19-01-2026,Fee,,EUR,"-3,00",EUR,"487,43"', '18-01-2026,Interest,,USD,"1,15",USD,"18,47"'];
  expect(read(header, ...rows).map(({ currency, amounts }) => [currency, ...amounts])).toEqual([
    ['EUR', '-3.00'],
    ['USD', '1.15'],
  ]);
});

it('leaves a column of currencies alone whose amounts have a name of their own', () => {
  const rows = ['19-01-2026,Fee,EUR,"-3,00"', '18-01-2026,Interest,EUR,"1,15"'];
  expect(read('Date,Text,Currency,Amount', ...rows)).toEqual([
    { currency: 'EUR', amounts: ['-3.00', '1.15'], closing: null },
  ]);
});

it.each([
  ['the headers again', 'Date,Text,FX,Change,,Balance,'],
  ['a footer', 'Total,,,see note,,all accounts,'],
  ['an amount in pence', '17-01-2026,Trade,,GBX,"-2,00",GBX,"5,00"'],
])('tells such amounts beside %s', (_what, line) => {
  const rows = [
    '19-01-2026,Fee,,EUR,"-3,00",EUR,"487,43"',
    line,
    '18-01-2026,Interest,,EUR,"1,15",EUR,"490,43"',
  ];
  const [first] = read('Date,Text,FX,Change,,Balance,', ...rows);
  expect([first?.currency, ...(first?.amounts ?? [])]).toEqual(['EUR', '-3.00', '1.15']);
});
