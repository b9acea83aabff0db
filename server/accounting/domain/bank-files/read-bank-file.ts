import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { BankFileFormat } from '@/lib/contract/transaction-import';
import { recognizeSignature } from '@/lib/file-types/file-signature';
import { decimalsOf } from '@/lib/money/currency';
import { accept, type Result, refuse } from '@/lib/result';
import { uploadLimitBytes } from '@/lib/upload-limit';
import type { BankFile, BankFileProblem, DatedStatements, StatementsOutcome } from './bank-file';
import { readCamt } from './camt/camt';
import { readCsv } from './csv/csv';
import { detectFormat } from './detect-format';
import { decodeBankText } from './encoding';
import { readMt940 } from './mt940/mt940';
import { readOfx } from './ofx/ofx';
import { readQif } from './qif/qif';

export type ReadBankFileOptions = {
  /** The columns of a CSV, when they are not recognized by its headers. */
  csvMapping?: CsvMapping;
  /** Of the books: how many decimals amounts may have, and which letters are likely, where a file does not show it. */
  currency?: string;
  /** Whether 03/04 is the third of April. Overrides what the file's own dates show; for QIF and CSV. */
  dayFirst?: boolean;
};

/**
 * The statements in a bank's file, whatever it is called: content decides the format and the encoding. A record that
 * cannot be read is refused alone; a problem means that the file as a whole holds nothing to import. Never throws.
 */
export function readBankFile(
  bytes: Uint8Array,
  options: ReadBankFileOptions = {},
): Result<BankFile, BankFileProblem> {
  if (bytes.length > uploadLimitBytes) {
    const message = `The file has ${bytes.length} bytes, more than the maximum of ${uploadLimitBytes}.`;
    return refuse({ code: 'broken_file', message });
  }
  const signature = recognizeSignature(bytes);
  if (signature !== null) return refuse(unrecognized(signature));
  const text = decodeBankText(bytes, options.currency);
  const detected = detectFormat(text);
  if ('seemsToBe' in detected) return refuse(unrecognized(detected.seemsToBe));
  const { format } = detected;
  const read = readFormat(format, text, options);
  return read.ok ? accept({ format, ...read.value }) : read;
}

function readFormat(
  format: BankFileFormat,
  text: string,
  options: ReadBankFileOptions,
): Result<DatedStatements, BankFileProblem> {
  switch (format) {
    case 'ofx':
      return withPlainDates(readOfx(text));
    case 'qif':
      return readQif(text, {
        dayFirst: options.dayFirst ?? dayFirstOf(options.csvMapping),
        mark: options.csvMapping?.decimal_separator,
        decimals: decimalsIn(options),
      });
    case 'camt052':
    case 'camt053':
    case 'camt054':
      return withPlainDates(readCamt(text, format));
    case 'mt940':
      return withPlainDates(readMt940(text));
    case 'csv':
      return readCsv(text, options.csvMapping ?? {}, {
        dayFirst: options.dayFirst,
        currency: options.currency,
        decimals: decimalsIn(options),
      });
  }
}

function decimalsIn({ currency }: ReadBankFileOptions): number | undefined {
  return currency === undefined ? undefined : decimalsOf(currency);
}

/** These formats prescribe how a date is written. */
function withPlainDates(read: StatementsOutcome): Result<DatedStatements, BankFileProblem> {
  return read.ok ? accept({ statements: read.value, dateReadings: [], table: null }) : read;
}

/** Of a mapping only the order of day and month and the decimal separator mean anything in QIF. */
function dayFirstOf(mapping: CsvMapping | undefined): boolean | undefined {
  const format = mapping?.date_format?.toUpperCase();
  return format === undefined ? undefined : format.indexOf('D') < format.indexOf('M');
}

const ADVICE = [
  [/Excel/, ' Save the workbook as CSV, and import that.'],
  [/Numbers/, ' Export it as CSV, and import that.'],
  [/OpenDocument/, ' Save it as CSV, and import that.'],
  [/^a .*archive$/, ' Unpack it, and import the files in it.'],
  [/HTML/, ' Open it in a spreadsheet program, save it as CSV, and import that.'],
  [/PDF|^a Word|PowerPoint/, ' Download the movements from the bank in one of these formats.'],
] as const;

function unrecognized(seemsToBe: string): BankFileProblem {
  const advice = ADVICE.find(([what]) => what.test(seemsToBe))?.[1] ?? '';
  const message = `The file is not a supported bank statement (OFX, QIF, CAMT, MT940 or CSV): it seems to be ${seemsToBe}.${advice}`;
  return { code: 'unrecognized_file', message };
}
