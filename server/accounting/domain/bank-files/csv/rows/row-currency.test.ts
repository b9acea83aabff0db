import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (...lines: string[]) => statementsOf([...lines, ''].join('\n'), { currency: 'EUR' });
const amountsByCurrency = (...lines: string[]) =>
  read(...lines).map(({ currency, records }) => [currency, ...records.map(({ amount }) => amount)]);
const reasons = (...lines: string[]) =>
  read(...lines).flatMap(({ refused }) => refused.map((each) => each.reason));

it.each([
  ['codes behind the amounts', ['-10.00 EUR', '-12.00 USD', '1500.00 EUR']],
  ['signs before the amounts', ['-€10.00', 'US$-12.00', '€1500.00']],
  ['codes before the amounts', ['EUR -10.00', 'USD -12.00', '1500.00']],
])('splits a file by the currencies that its amounts name: %s', (_how, [first, second, third]) => {
  const rows = [`2026-01-13,Shop,${first}`, `2026-01-14,Hotel,${second}`, `2026-01-15,Salary,${third}`];
  const all = amountsByCurrency('Date,Description,Amount', ...rows);
  expect(all).toContainEqual(['USD', '-12.00']);
  expect(all.flat()).toContain('-10.00');
});

it('takes the only currency that amounts name for those that name none', () => {
  const rows = ['2026-01-13,Shop,-10.00', '2026-01-14,Hotel,-12.00 CHF'];
  expect(amountsByCurrency('Date,Description,Amount', ...rows)).toEqual([['CHF', '-10.00', '-12.00']]);
});

it('refuses an amount whose sign several currencies have, beside amounts of another one', () => {
  const rows = ['2026-01-13,Shop,-€10.00', '2026-01-14,Hotel,-$12.00'];
  expect(amountsByCurrency('Date,Description,Amount', ...rows)).toEqual([['EUR', '-10.00']]);
  expect(reasons('Date,Description,Amount', ...rows)).toEqual([
    'The amount (“Amount”) “-$12.00” is in another currency than EUR, and its sign does not tell which.',
  ]);
});

it('leaves a sign of several currencies to the account where no amount has another', () => {
  const rows = ['2026-01-13,Shop,-$10.00', '2026-01-14,Hotel,"-1 144,75 kr"'];
  expect(amountsByCurrency('Date,Description,Amount', rows[0] ?? '')).toEqual([[null, '-10.00']]);
  expect(amountsByCurrency('Date,Description,Amount', rows[1] ?? '')).toEqual([[null, '-1144.75']]);
});

it.each([
  ['names', 'Euro', 'US Dollar', 'USD'],
  ['signs', '€', '₪', 'ILS'],
  ['small letters', 'eur', 'usd', 'USD'],
  ['Chinese names', '欧元', '人民币', 'CNY'],
  ['Hebrew names', 'אירו', 'שח', 'ILS'],
])('reads a column of currencies by %s', (_how, own, other, code) => {
  const rows = [`2026-01-13,Shop,-10.00,${own}`, `2026-01-14,Hotel,-12.00,${other}`];
  expect(amountsByCurrency('Date,Description,Amount,Currency', ...rows)).toEqual([
    ['EUR', '-10.00'],
    [code, '-12.00'],
  ]);
});

it('refuses a row of a column of currencies that names none, beside rows that do', () => {
  const rows = ['2026-01-13,Shop,-10.00,EUR', '2026-01-14,Hotel,-12.00,USDT', '2026-01-15,Tea,-3.00,$'];
  expect(amountsByCurrency('Date,Description,Amount,Currency', ...rows)).toEqual([['EUR', '-10.00']]);
  expect(reasons('Date,Description,Amount,Currency', ...rows)).toEqual([
    'The currency (“Currency”) “USDT” is none that is known.',
    'The currency (“Currency”) “$” is another one than EUR, and the sign does not tell which.',
  ]);
});

it('leaves a column that names no currency in any row alone', () => {
  const rows = ['2026-01-13,Shop,-10.00,main', '2026-01-14,Hotel,-12.00,second'];
  expect(amountsByCurrency('Date,Description,Amount,Currency', ...rows)).toEqual([
    [null, '-10.00', '-12.00'],
  ]);
});

it.each(['Fr. 12.00', '12.00 Fr.', '"12,00 руб."', 'S/. 12.00'])(
  'reads an abbreviated currency beside amounts of another: %s',
  (amount) => {
    const rows = ['2026-01-13,Shop,€ 10.00', `2026-01-14,Hotel,${amount}`];
    const all = amountsByCurrency('Date,Description,Amount', ...rows);
    expect(all).toContainEqual(['EUR', '10.00']);
    expect(all).toHaveLength(2);
  },
);

it('takes an S behind an amount for no currency: it is a debit in German', () => {
  const rows = ['13.01.2026;Laden;"10,00 S"', '14.01.2026;Lohn;"1500,00 H"'];
  expect(amountsByCurrency('Datum;Text;Betrag (EUR)', ...rows)).toEqual([['EUR', '-10.00', '1500.00']]);
});
