import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const amounts = (...lines: string[]) =>
  statementsOf(`${lines.join('\n')}\n`).flatMap(({ records }) => records.map(({ amount }) => amount));

it.each([
  [
    'an amount without a sign',
    ['Date,Description,Amount,Debit,Credit', '2026-01-13,A,50.00,50.00,', '2026-01-15,B,70.00,,70.00'],
  ],
  [
    'an amount without a sign, in French',
    ['Date;Libellé;Débit;Crédit;Montant', '13/01/2026;A;50,00;;50,00', '15/01/2026;B;;70,00;70,00'],
  ],
  [
    'a day that is called value',
    [
      'Fecha;Valor;Concepto;Cargo;Abono;Saldo',
      '13/01/2026;14/01/2026;A;50,00;;950,00',
      '15/01/2026;15/01/2026;B;;70,00;1020,00',
    ],
  ],
])('columns of money out and in count for more than %s', (_what, lines) => {
  expect(amounts(...lines)).toEqual(['-50.00', '70.00']);
});

it('an amount with a sign counts for more than columns beside it', () => {
  const rows = ['2026-01-13,A,-50.00,50.00,', '2026-01-15,B,70.00,,70.00', '2026-01-16,C,-9.00,,9.00'];
  expect(amounts('Date,Description,Amount,Debit,Credit', ...rows)).toEqual(['-50.00', '70.00', '-9.00']);
});

it('columns called debit and credit that name accounts are none of amounts', () => {
  const rows = ['2026-01-13,A,50.00,Rent,Checking', '2026-01-15,B,70.00,Checking,Sales'];
  expect(amounts('Date,Description,Amount,Debit,Credit', ...rows)).toEqual(['50.00', '70.00']);
});
