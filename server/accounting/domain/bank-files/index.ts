export type {
  BankFile,
  BankFileFormat,
  BankFileProblem,
  BankRecord,
  BankStatement,
  RefusedRecord,
} from './bank-file';
export type { CsvColumn, CsvMapping } from './csv/mapping';
export { MAX_BANK_FILE_BYTES, type ReadBankFileOptions, readBankFile } from './read-bank-file';
