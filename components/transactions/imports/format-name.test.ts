import { expect, it } from 'vitest';
import { formatName } from './format-name';

it.each([
  ['csv', 'bank.csv', 'CSV'],
  ['csv', '', 'CSV'],
  ['csv', 'bank.xlsx', 'Table (XLSX)'],
  ['csv', 'Bank 2026.ODS (May (2))', 'Table (ODS)'],
  ['csv', 'bank.xls.csv', 'CSV'],
  ['camt053', 'bank.xls', 'CAMT.053'],
] as const)('an import of %s from “%s” says %s', (format, file_name, name) => {
  expect(formatName({ format, file_name })).toBe(name);
});
