import { describe, expect, it } from 'vitest';
import { readBankFile } from '../read-bank-file';
import { problemOf, statementsOf } from '../testing/read-text';

const read = (...lines: string[]) => {
  const [statement] = statementsOf(`${lines.join('\n')}\n`);
  const fees = statement?.records.flatMap(({ metadata }) => metadata.fee ?? []);
  return {
    amounts: statement?.records.map(({ amount }) => amount),
    refused: statement?.refused.map(({ reason }) => reason),
    fees,
  };
};
const both = { amounts: ['-50.00', '50.00'], refused: [], fees: [] };

describe('charges are money out', () => {
  it.each([
    'Charges,Credits',
    'Charges $,Credits $',
    'Charges (USD),Credits (USD)',
    'Service charge,Credits',
  ])('beside credits: %s', (headers) => {
    const rows = ['2026-01-02,Store,50.00,', '2026-01-05,Payment,,50.00'];
    expect(read(`Date,Description,${headers}`, ...rows)).toEqual(both);
  });

  it.each(['Credits', 'Payments', 'Refunds'])('beside %s and what is owed after each', (header) => {
    const rows = ['2026-01-02,Store,50.00,,50.00', '2026-01-03,Cafe,20.00,,70.00'];
    const lines = [`Date,Description,Charges,${header},Balance`, ...rows, '2026-01-05,Paid,,50.00,20.00'];
    const expected = { amounts: ['-50.00', '-20.00', '50.00'], refused: [], fees: [] };
    expect(read(...lines)).toEqual(expected);
    expect(read(...lines.map((line) => line.replaceAll(',,', ',0.00,')))).toEqual(expected);
  });

  it.each([
    ['empty', '50.00,', ',50.00'],
    ['zero', '50.00,0.00', '0.00,50.00'],
  ])('beside payments, of which one is %s', (_what, charge, payment) => {
    const rows = [`2026-01-02,Store,${charge}`, `2026-01-05,Payment,${payment}`];
    expect(read('Date,Description,Charges,Payments', ...rows)).toEqual(both);
  });

  it('beside another column that is zero in their rows', () => {
    const rows = ['2026-01-02,Store,50.00,0.00', '2026-01-05,Payment,0.00,50.00'];
    expect(read('Date,Description,Charges,Repaid', ...rows)).toEqual(both);
  });

  it('beside a credit and another column of fees', () => {
    const rows = ['2026-01-02,Store,50.00,,', '2026-01-05,Payment,,50.00,'];
    expect(read('Date,Description,Charges,Credits,Fee', ...rows)).toEqual(both);
  });

  it('alone, and what their signs say where they have any', () => {
    const of = (first: string, second: string) =>
      read('Date,Description,Charges', `2026-01-02,A,${first}`, `2026-01-05,B,${second}`).amounts;
    expect(of('50.00', '5.00')).toEqual(['-50.00', '-5.00']);
    expect(of('-50.00', '5.00')).toEqual(['-50.00', '5.00']);
    expect(of('-50.00', '-5.00')).toEqual(['-50.00', '-5.00']);
  });

  it('whatever fees are called, where each row has either', () => {
    const rows = ['2026-01-02,Monthly,50.00,', '2026-01-05,Payment,,50.00'];
    expect(read('Date,Description,Fees,Credits', ...rows)).toEqual(both);
  });
});

describe('charges are fees', () => {
  it.each(['Charges', 'Service charge', 'E-Levy', 'Levy'])('beside an amount: %s', (header) => {
    const rows = ['2026-01-02,Store,-50.00,1.00', '2026-01-05,Client,50.00,'];
    expect(read(`Date,Description,Amount,${header}`, ...rows)).toEqual({ ...both, fees: ['1.00'] });
  });

  it('beside money out and in', () => {
    const rows = ['2026-01-02,Store,50.00,,1.00', '2026-01-05,Client,,50.00,'];
    expect(read('Date,Description,Withdrawn,Paid in,Charges', ...rows)).toEqual({ ...both, fees: ['1.00'] });
  });

  it('where they stand in the rows of credits', () => {
    const rows = ['2026-01-02,Sales,50.00,1.00', '2026-01-03,Sales,20.00,1.00', '2026-01-04,Monthly,,9.00'];
    expect(read('Date,Description,Credits,Charges', ...rows)).toEqual({
      amounts: ['50.00', '20.00'],
      refused: ['The row has neither a debit nor a credit.'],
      fees: ['1.00', '1.00'],
    });
  });

  it.each([
    [
      'Inflow,Charges',
      ['2026-01-31,A,-45.67,', '2026-01-31,B,-23.10,1.00', '2026-01-31,C,1500.00,'],
      ['-45.67', '-23.10', '1500.00'],
    ],
    [
      'Deposits,Taken,Charges',
      ['2026-01-13,A,100.00,0.00,', '2026-01-14,B,0.00,25.00,2.00'],
      ['100.00', '-25.00'],
    ],
    ['Moved,Charges', ['2026-01-13,A,-45.67,', '2026-01-14,B,-10.00,1.00'], ['-45.67', '-10.00']],
    ['Moved,Charges', ['2026-01-13,A,-45.67,', '2026-01-14,B,30.00,'], ['-45.67', '30.00']],
  ])('where the other columns tell what was moved: %s', (headers, rows, amounts) => {
    expect(read(`Date,Description,${headers}`, ...rows).amounts).toEqual(amounts);
  });

  it('where another column may have the amounts of their rows', () => {
    const rows = [
      '2026-01-13,A,100.00,0.00,7.00,',
      '2026-01-14,B,0.00,25.00,8.00,2.00',
      '2026-01-15,C,0.00,0.00,0.00,',
    ];
    expect(read('Date,Description,Deposits,Taken,Held,Charges', ...rows).amounts).toEqual(['100.00', '0.00']);
  });

  it('and no credits beside debits', () => {
    const rows = ['2026-01-02,Store,50.00,', '2026-01-05,Fee,,5.00'];
    expect(read('Date,Description,Debits,Charges', ...rows)).toEqual({
      amounts: ['-50.00'],
      refused: ['The row has neither a debit nor a credit.'],
      fees: [],
    });
  });

  it.each([
    ['empty', ['10.00,,150.00', '50.00,,100.00', ',5.00,95.00', '20.00,,75.00']],
    ['zero', ['10.00,0.00,150.00', '50.00,0.00,100.00', '0.00,5.00,95.00', '20.00,0.00,75.00']],
  ])('or asked about where the balance falls by payments as well, of which one is %s', (_what, rows) => {
    const lines = rows.map((row, at) => `2026-01-0${at + 1},A,${row}\n`).join('');
    const file = readBankFile(
      new TextEncoder().encode(`Date,Description,Payments,Charges,Balance\n${lines}`),
    );
    expect(file.ok ? file.value.statements[0]?.records : []).toEqual([]);
  });

  it('or asked about where the balance does not prove what another column has', () => {
    const rows = ['2026-03-10,A,100.00,0.00,900.00', '2026-03-11,B,0.00,25.00,900.00'];
    const text = ['Date,Description,Added,Charges,Balance', ...rows].join('\n');
    expect(problemOf(text).message).toContain('mapping.amount');
  });

  it('or asked about beside several columns of amounts', () => {
    const rows = ['2026-01-02,Store,50.00,1.00,2.00', '2026-01-03,Store,20.00,1.00,3.00'];
    const text = ['Date,Description,Transaction,Tax,Charges', ...rows].join('\n');
    expect(problemOf(text).message).toContain('mapping.amount');
  });
});
