import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { BankFileFormat } from '@/lib/contract/transaction-import';
import { accept, type Result, refuse } from '@/lib/result';
import type { BankFile, BankFileProblem, StatementsOutcome } from './bank-file';
import { readCamt053 } from './camt053/camt053';
import { readCsv } from './csv/csv';
import { detectFormat, recognizeSignature } from './detect-format';
import { decodeBankText } from './encoding';
import { readMt940 } from './mt940/mt940';
import { readOfx } from './ofx/ofx';
import { readQif } from './qif/qif';

export type ReadBankFileOptions = {
  /** Where a CSV's columns stand, when its headers do not tell. */
  csvMapping?: CsvMapping;
  /** Whether 03/04 is the third of April. Overrides what the file's own dates show; for QIF and CSV. */
  dayFirst?: boolean;
};

/** The largest file that is read: the contract's limit of an upload. */
export const MAX_BANK_FILE_BYTES = 25 * 1024 * 1024;

/**
 * The statements in a bank's file, whatever it is called: content decides the format and the encoding. A record that
 * cannot be read is refused alone; a problem means that the file as a whole holds nothing to import. Never throws.
 */
export function readBankFile(
  bytes: Uint8Array,
  options: ReadBankFileOptions = {},
): Result<BankFile, BankFileProblem> {
  if (bytes.length > MAX_BANK_FILE_BYTES) {
    const message = `The file has ${bytes.length} bytes, more than the maximum of ${MAX_BANK_FILE_BYTES}.`;
    return refuse({ code: 'broken_file', message });
  }
  const signature = recognizeSignature(bytes);
  if (signature !== null) return refuse(unrecognized(signature));
  const text = decodeBankText(bytes);
  const detected = detectFormat(text);
  if ('seemsToBe' in detected) return refuse(unrecognized(detected.seemsToBe));
  const { format } = detected;
  const statements = readFormat(format, text, options);
  return statements.ok ? accept({ format, statements: statements.value }) : statements;
}

function readFormat(format: BankFileFormat, text: string, options: ReadBankFileOptions): StatementsOutcome {
  switch (format) {
    case 'ofx':
      return readOfx(text);
    case 'qif':
      return readQif(text, options.dayFirst);
    case 'camt053':
      return readCamt053(text);
    case 'mt940':
      return readMt940(text);
    case 'csv':
      return readCsv(text, options.csvMapping ?? {}, options.dayFirst);
  }
}

function unrecognized(seemsToBe: string): BankFileProblem {
  const message = `The file is not a supported bank statement (OFX, QIF, CAMT.053, MT940 or CSV): it seems to be ${seemsToBe}.`;
  return { code: 'unrecognized_file', message };
}
