import type { TransactionImportRead } from '@/lib/contract/transaction-import';

const names = {
  ofx: 'OFX',
  qif: 'QIF',
  camt052: 'CAMT.052',
  camt053: 'CAMT.053',
  camt054: 'CAMT.054',
  mt940: 'MT940',
  csv: 'CSV',
} as const;

/** Of one sheet of several, the name of the sheet stands behind that of the workbook. */
const WORKBOOK = /\.(xlsx|xlsm|xls|ods|fods)(?: \(.*\))?$/i;

/** What a file was: a table that the dashboard read out of a workbook is CSV to the service, and was none to whoever dropped it. */
export function formatName({
  format,
  file_name,
}: Pick<TransactionImportRead, 'format' | 'file_name'>): string {
  const [, ending] = format === 'csv' ? (WORKBOOK.exec(file_name) ?? []) : [];
  return ending === undefined ? names[format] : `Table (${ending.toUpperCase()})`;
}
