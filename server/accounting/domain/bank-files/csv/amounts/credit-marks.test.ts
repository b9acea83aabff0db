import { expect, it } from 'vitest';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { amountReadingsOf } from '../../amount-readings';
import { readBankFile } from '../../read-bank-file';

const read = (rows: readonly string[], csvMapping?: CsvMapping) => {
  const text = `Date,Description,Amount\n${rows.map((row) => `2026-03-14,A,${row}\n`).join('')}`;
  const file = readBankFile(new TextEncoder().encode(text), csvMapping ? { csvMapping } : {});
  if (!file.ok) throw new Error(file.problem.message);
  const records = file.value.statements[0]?.records ?? [];
  return {
    amounts: records.map(({ amount }) => amount),
    questions: amountReadingsOf(records, file.value.table).length,
  };
};

it.each([
  ['CR', ['50.00', '20.00', '200.00 CR']],
  ['C', ['50.00', '20.00', '200.00C']],
  ['H', ['50,00', '20,00', '"200,00 H"'].map((row) => (row.includes('"') ? row : `"${row}"`))],
])('amounts of which some are marked %s are money out where they are not', (_mark, rows) => {
  expect(read(rows)).toEqual({ amounts: ['-50.00', '-20.00', '200.00'], questions: 0 });
});

it('amounts of which as many are marked are not asked about, whatever was said', () => {
  const rows = ['10.00', '200.00 CR', '20.00 CR'];
  expect(read(rows)).toEqual({ amounts: ['-10.00', '200.00', '20.00'], questions: 0 });
  expect(read(rows, { invert_amounts: false }).questions).toBe(0);
});

it('what was said of amounts without a mark does not turn those with one round', () => {
  expect(read(['50.00', '200.00 CR'], { invert_amounts: true }).amounts).toEqual(['-50.00', '200.00']);
});

it.each([
  ['all are marked', ['5.00 CR', '7.00 CR'], ['5.00', '7.00']],
  ['both are marked', ['5.00 DR', '7.00 CR'], ['-5.00', '7.00']],
  ['others have a minus', ['-5.00', '6.00', '7.00 CR'], ['-5.00', '6.00', '7.00']],
])('they are what they say where %s', (_what, rows, amounts) => {
  expect(read(rows).amounts).toEqual(amounts);
});
