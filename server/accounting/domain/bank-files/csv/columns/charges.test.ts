import { describe, expect, it } from 'vitest';
import { readBankFile } from '../../read-bank-file';
import { problemOf, statementsOf } from '../../testing/read-text';

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

  it.each([
    ['Inflow,Charges', ['-45.67,', '-23.10,1.00', '1500.00,'], ['-45.67', '-23.10', '1500.00']],
    ['Moved,Charges', ['-45.67,', '30.00,', '1.00,'], ['-45.67', '30.00', '1.00']],
  ])('or unknown where another column alone has an amount in every row: %s', (headers, rows, amounts) => {
    const lines = rows.map((row, at) => `2026-01-${10 + at},A,${row}`);
    expect(read(`Date,Description,${headers}`, ...lines).amounts).toEqual(amounts);
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

  it.each([
    ['Transaction,Tax,Charges', ['50.00,1.00,2.00', '20.00,1.00,3.00']],
    ['Tax,Charges', ['14.00,150.00', '1.80,20.00']],
    ['Original Amount,Charges', ['140.00,150.00', '18.00,20.00']],
    ['Charges,Payments', ['50.00,', ',50.00']],
  ])('or asked about beside other columns of amounts: %s', (headers, rows) => {
    const lines = rows.map((row, at) => `2026-01-${10 + at},Store,${row}`);
    expect(problemOf([`Date,Description,${headers}`, ...lines].join('\n')).message).toContain(
      'mapping.amount',
    );
  });
});

describe('what else tells which way charges went', () => {
  it.each(['DR/CR', 'Type', 'D/C', 'Debit/Credit'])('is a column beside them: %s', (header) => {
    const rows = ['2026-01-02,Store,50.00,DR', '2026-01-05,Payment,100.00,CR'];
    expect(read(`Date,Description,Charges,${header}`, ...rows).amounts).toEqual(['-50.00', '100.00']);
  });

  it('are balances, where a refund stands among them', () => {
    const rows = ['150.00,850.00', '20.00,870.00', '100.00,770.00', '10.00,760.00'];
    const lines = rows.map((row, at) => `2026-01-${21 + at},Store,${row}`);
    const { amounts, refused } = read('Date,Description,Charges,Balance', ...lines);
    expect(amounts).toEqual([]);
    expect(refused?.[0]).toContain('has no sign, and the balances show that not all amounts are money in');
  });

  it('are rows of credits that have both', () => {
    const rows = ['2026-01-27,Sale,50.00,1.00', '2026-01-26,Sale,100.00,', '2026-01-25,Monthly,,9.00'];
    const { amounts, refused } = read('Date,Description,Credit,Charges', ...rows);
    expect([amounts, refused?.length]).toEqual([['50.00', '100.00'], 1]);
  });
});
