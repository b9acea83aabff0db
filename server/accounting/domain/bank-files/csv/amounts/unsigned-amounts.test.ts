import { describe, expect, it } from 'vitest';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { readBankFile } from '../../read-bank-file';

const read = (rows: readonly string[], csvMapping?: CsvMapping) => {
  const text = `Date,Description,Amount,Balance\n${rows.map((row) => `2026-03-14,A,${row}\n`).join('')}`;
  const file = readBankFile(new TextEncoder().encode(text), csvMapping ? { csvMapping } : {});
  if (!file.ok) throw new Error(file.problem.message);
  const [statement] = file.value.statements;
  return {
    amounts: statement?.records.map(({ amount }) => amount),
    refused: statement?.refused.length,
    readings: file.value.table?.amountReadings.length,
  };
};

describe('amounts without a sign', () => {
  it.each([
    ['go both ways', ['5.00,95.00', '7.00,88.00', '10.00,98.00'], 0],
    ['go both ways, newest first', ['10.00,98.00', '7.00,88.00', '5.00,95.00'], 0],
    ['all lower the balance', ['5.00,95.00', '7.00,88.00', '9.00,79.00'], 2],
    ['are equal, and lower it in either order of the rows', ['9.00,91.00', '9.00,82.00', '9.00,73.00'], 2],
  ])('are refused where they %s', (_what, rows, readings) => {
    expect(read(rows)).toEqual({ amounts: [], refused: rows.length, readings });
  });

  it.each([
    ['raise the balance', ['5.00,105.00', '7.00,112.00', '9.00,121.00']],
    ['are not what moved the balance', ['5.00,105.00', '7.00,101.00', '9.00,4.00']],
    ['fit it once', ['5.00,105.00', '7.00,98.00']],
  ])('are money in where they %s', (_what, rows) => {
    expect(read(rows)).toEqual({ amounts: rows.map((row) => row.split(',')[0]), refused: 0, readings: 0 });
  });

  it('are refused where the balance falls by them and their fees', () => {
    const rows = ['50.00,0.50,0.00,348.00', '100.00,1.00,0.50,398.50', '500.00,0.00,0.00,500.00'];
    const header = 'Date,Description,Amount,Fees,E-Levy,Bal After';
    const text = `${header}\n${rows.map((row) => `2026-03-14,A,${row}\n`).join('')}`;
    const file = readBankFile(new TextEncoder().encode(text));
    const [statement] = file.ok ? file.value.statements : [];
    expect(statement?.records).toEqual([]);
    expect(statement?.refused[0]?.reason).toContain('the balances show that not all amounts are money in');
  });

  it('are read as a person says', () => {
    const rows = ['5.00,95.00', '7.00,88.00', '9.00,79.00'];
    expect(read(rows, { invert_amounts: true }).amounts).toEqual(['-5.00', '-7.00', '-9.00']);
    expect(read(rows, { invert_amounts: false }).amounts).toEqual(['5.00', '7.00', '9.00']);
  });
});
