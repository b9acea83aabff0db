import { describe, expect, it } from 'vitest';
import { problemOf, statementsOf } from '../../testing/read-text';

const amounts = (...lines: string[]) =>
  statementsOf(`${lines.join('\n')}\n`).flatMap(({ records }) => records.map(({ amount }) => amount));
const reasons = (...lines: string[]) =>
  statementsOf(`${lines.join('\n')}\n`).flatMap(({ refused }) => refused.map(({ reason }) => reason));
const problem = (...lines: string[]) => problemOf(`${lines.join('\n')}\n`).message;

describe('a lone column of amounts', () => {
  const broker = 'Datum,Omschrijving,Mutatie,,Saldo,';

  it('is that of the movement where the other has the currency of a balance to its left', () => {
    expect(amounts(broker, '27-03-2019,Dividend,EUR,"0,25",EUR,"-2,06"')).toEqual(['0.25']);
  });

  it.each([
    [
      'beside another that is filled in some rows, though one balance is negative',
      ['2026-03-13,Shop,45.67,54.33', '2026-03-14,Opening,,54.33', '2026-03-15,Cafe,60.00,-5.67'],
    ],
    [
      'of a card, beside debits and credits of which one row has none',
      ['2026-03-13,Shop,45.67,,-45.67', '2026-03-14,Fee,0.00,,-45.67', '2026-03-15,Paid,,40.00,-5.67'],
    ],
    [
      'beside one of whole numbers that has amounts where it has none',
      ['2026-03-13,Client,33123.56,0', '2026-03-14,Shop,0,50', '2026-03-15,Cafe,0,20'],
    ],
    [
      'whose balance has no amount in a row',
      [broker, '27-03-2019,Dividend,EUR,"0,25",EUR,"-2,06"', '26-03-2019,Koers,,,EUR,"-2,31"'],
    ],
    [
      'that is called balance as another is',
      ['Date;Libellé;Solde;Compte;Solde', '31/08/2026;Virement;59,04;0085;1758.27'],
    ],
  ])('is asked about %s', (_what, lines) => {
    expect(problem(...lines)).toContain('mapping.amount');
  });

  it('is proved by the balance that its header names', () => {
    const rows = ['2026-03-13,Shop,-45.67,4.50,100.00', '2026-03-14,Cafe,-10.00,5.00,90.00'];
    const more = ['2026-03-15,Client,30.00,2.00,120.00', '2026-03-16,Shop,-20.00,1.00,100.00'];
    expect(amounts('Date,Text,Moved,Rate,Balance', ...rows, ...more)).toEqual([
      '-45.67',
      '-10.00',
      '30.00',
      '-20.00',
    ]);
  });
});

describe('a lone column of money out or in', () => {
  it.each([
    ['Deposits', 'Taken', ['100.00,0.00', '00.00,25.00'], ['100.00', '-25.00']],
    ['Added', 'Withdrawals', ['100.00,0.00', '00.00,25.00'], ['100.00', '-25.00']],
    ['Paid In', 'Taken', ['100.00,', ',-25.00', ',-30.00'], ['100.00', '-25.00', '-30.00']],
    ['Paid In', 'Withdrawn', ['100.00,0.00', '0.00,-25.00', '0.00,-9.00'], ['100.00', '-25.00', '-9.00']],
    ['Deposits', 'Withdrawls', ['100.00,0.00', '0.00,25.00'], ['100.00', '-25.00']],
  ])('%s has the other beside it: %s', (first, second, cells, expected) => {
    const rows = cells.map((cell, index) => `2026-03-1${index},P${index},${cell},900.00`);
    expect(amounts(`Date,Description,${first},${second},Balance`, ...rows)).toEqual(expected);
  });

  it('is not zero in a row where an amount stands in a column that may be another', () => {
    const rows = [
      '2026-03-13,A,100.00,0.00,7.00',
      '2026-03-14,B,0.00,25.00,8.00',
      '2026-03-15,C,0.00,0.00,0.00',
    ];
    expect(amounts('Date,Description,Deposits,Taken,Held', ...rows)).toEqual(['100.00', '0.00']);
    expect(reasons('Date,Description,Deposits,Taken,Held', ...rows)).toEqual([
      'The credit (“Deposits”) is zero, and another column has an amount: name the column of debits (mapping.debit).',
    ]);
  });
});
