import { expect, it } from 'vitest';
import { problemOf, recordsOf } from '../../testing/read-text';

const table = (headers: string, ...cells: string[]) =>
  [
    `Data;Histórico;${headers}`,
    ...cells.map((cell, index) => `2026-03-1${index};P${index};${cell}`),
    '',
  ].join('\n');
const amounts = (text: string, currency?: string) =>
  recordsOf(text, currency === undefined ? {} : { currency }).map(({ amount }) => amount);

it.each([
  ['Valor(US$);Valor(R$)', 'BRL', ['0,00;120,00', '10,00;55,00'], ['120.00', '55.00']],
  ['Valor(US$);Valor(R$)', 'USD', ['20,00;120,00', '10,00;55,00'], ['20.00', '10.00']],
  ['Valor (BRL);Valor (€)', 'EUR', ['60,00;10,00'], ['10.00']],
  ['Amount ($);Amount (£)', 'GBP', ['60,00;10,00'], ['10.00']],
  ['Amount ($);Amount (£)', 'CAD', ['60,00;10,00'], ['60.00']],
  ['Valor(US$);Valor(R$)', undefined, ['0,00;120,00', '0,00;55,00'], ['120.00', '55.00']],
])(
  'of amounts in two currencies, %s, books in %s take their own, or the only one',
  (headers, currency, cells, read) => {
    expect(amounts(table(headers, ...cells), currency)).toEqual(read);
  },
);

it.each([
  ['both are in others', 'EUR', '10,00;55,00'],
  ['that of the books is zero in every row', 'USD', '0,00;55,00'],
])('amounts in two currencies are asked about where %s', (_what, currency, cells) => {
  const problem = problemOf(table('Valor(US$);Valor(R$)', cells), { currency });
  expect(problem.message).toContain('mapping.amount');
});
