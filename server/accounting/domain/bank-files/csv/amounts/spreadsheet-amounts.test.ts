import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (text: string) =>
  statementsOf(text).flatMap(({ records, refused }) => [
    ...records.map(({ amount }) => amount),
    ...refused.map(({ reason }) => reason),
  ]);

it.each([
  [
    'debits and credits',
    'Date,Description,Debit,Credit',
    ['2026-01-02,Rent," $ 1,000.00 "," $ -   "', '2026-01-03,Sale," $ -   "," $ 500.00 "'],
    ['-1000.00', '500.00'],
  ],
  [
    'dashes behind which the sign stands',
    'Date,Description,Debit,Credit',
    ['2026-01-02,Rent,"1.000,00 €","- €"', '2026-01-03,Sale,"-   €","500,00 €"'],
    ['-1000.00', '500.00'],
  ],
  [
    'dashes behind a code',
    'Date,Description,Debit,Credit',
    ['2026-01-02,Rent,"CHF 1,000.00",CHF -   ', '2026-01-03,Sale,CHF -   ,CHF 500.00'],
    ['-1000.00', '500.00'],
  ],
  [
    'parentheses behind the sign',
    'Date,Description,Amount',
    ['2026-01-02,Rent," $ (1,000.00)"', '2026-01-03,Sale," $ 500.00 "'],
    ['-1000.00', '500.00'],
  ],
  [
    'parentheses before the sign',
    'Date,Description,Amount,Balance',
    ['2026-01-02,Rent,"(1.000,00) €","2.000,00 €"', '2026-01-03,Sale,"500,00 €","2.500,00 €"'],
    ['-1000.00', '500.00'],
  ],
])('reads the accounting format of spreadsheets: %s', (_, headers, rows, amounts) => {
  expect(read([headers, ...rows].join('\n'))).toEqual(amounts);
});

it.each([
  '-   kr',
  '- zł',
  '- Kč',
  '- Ft',
  '- lei',
  '- лв.',
  'kr -',
  'R$ -',
  'US$ -',
  'RM -',
  'Rp -',
  '- CHF',
  '- EUR',
  '-   €',
  '$ -',
  '–',
])('reads a dash beside the letters of a currency as no amount: %s', (none) => {
  const rows = [`2026-01-02;Rent;1000,00;${none}`, `2026-01-03;Sale;${none};500,00`];
  expect(read(['Date;Description;Debit;Credit', ...rows].join('\n'))).toEqual(['-1000.00', '500.00']);
});
