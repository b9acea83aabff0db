import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (currency: string, lines: readonly string[]) =>
  statementsOf([...lines, ''].join('\n'), { currency }).map(({ currency: own, records, refused }) => [
    own,
    ...records.map(({ amount }) => amount),
    ...refused.map(({ reason }) => reason),
  ]);

it.each(['ARS', 'CLP', 'MXN', 'CAD', 'AUD'])('takes a $ beside US$ for that of the books: %s', (books) => {
  const rows = ['13/01/2026,Compra,"$ -1.000,00"', '14/01/2026,Hotel,"US$ -20,00"'];
  expect(read(books, ['Fecha,Concepto,Importe', ...rows])).toEqual([
    [books, '-1000.00'],
    ['USD', '-20.00'],
  ]);
});

it('leaves amounts without a currency to the books where fewer than half of the rows name one', () => {
  const rows = ['2026-01-13,Shop,-10.00', '2026-01-14,Rent,-25.00', '2026-01-15,Hotel,-12.00 USD'];
  expect(read('EUR', ['Date,Description,Amount', ...rows])).toEqual([
    ['EUR', '-10.00', '-25.00'],
    ['USD', '-12.00'],
  ]);
});

it('takes the code behind an amount whose sign before it is of several currencies', () => {
  const rows = ['2026-01-13,Shop,€10.00', '2026-01-14,Hotel,$12.00 USD', '2026-01-15,Hotel,$13.00 CAD'];
  expect(read('EUR', ['Date,Description,Amount', ...rows])).toEqual([
    ['EUR', '10.00'],
    ['USD', '12.00'],
    ['CAD', '13.00'],
  ]);
});

it('takes a $ in a column of currencies for that of the books', () => {
  const rows = ['2026-01-13,Shop,-10.00,$', '2026-01-14,Rent,-25.00,$', '2026-01-15,Hotel,-12.00,€'];
  expect(read('USD', ['Date,Description,Amount,Currency', ...rows])).toEqual([
    ['USD', '-10.00', '-25.00'],
    ['EUR', '-12.00'],
  ]);
});

it.each(['-', '--', 'N/A', 'n.a.', '?'])('takes %s in a column of currencies for an empty cell', (filler) => {
  const rows = ['2026-01-13,Shop,-10.00,USD', '2026-01-14,Rent,-25.00,USD', `2026-01-15,Fee,-1.00,${filler}`];
  expect(read('USD', ['Date,Description,Amount,Currency', ...rows])).toEqual([
    ['USD', '-10.00', '-25.00', '-1.00'],
  ]);
});
