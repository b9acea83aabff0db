import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result } from '@/lib/result';
import type { BankFile, BankFileProblem } from '../../domain/bank-files/bank-file';
import { findLastMapping } from '../../store/transaction-import-store';
import type { BusinessContext } from '../context';
import { readBankFileInProcess } from './read-bank-file-in-process';

export type ImportFile = {
  file: BankFile;
  /** The mapping that a person gave, now or for the last file with these headers into the account. */
  mapping: CsvMapping | null;
  mappingSource: 'given' | 'remembered' | null;
};

/** Reads a bank file with the mapping given; without one, with that of the last file with the same headers. */
export async function readImportFile(
  ctx: BusinessContext,
  accountId: string | null,
  bytes: Uint8Array,
  given: CsvMapping | undefined,
): Promise<Result<ImportFile, BankFileProblem>> {
  const { currency } = ctx.business;
  const options = given ? { currency, csvMapping: given } : { currency };
  const read = await readBankFileInProcess(ctx.business.id, bytes, options);
  if (given) {
    return read.ok ? accept({ file: read.value, mapping: given, mappingSource: 'given' }) : read;
  }
  const header = read.ok ? read.value.table?.header : read.problem.table?.header;
  const remembered =
    accountId === null || header === undefined
      ? null
      : await findLastMapping(ctx.db, ctx.business.id, accountId, header);
  // As it was written last time, unless that reads less than no mapping; else by the columns alone, which a person has chosen.
  for (const mapping of remembered ? [remembered, withoutWriting(remembered)] : []) {
    const again = await readBankFileInProcess(ctx.business.id, bytes, { currency, csvMapping: mapping });
    const isWorse =
      read.ok && again.ok && mapping === remembered && refusedIn(again.value) > refusedIn(read.value);
    if (again.ok && !isWorse) return accept({ file: again.value, mapping, mappingSource: 'remembered' });
  }
  return read.ok ? accept({ file: read.value, mapping: null, mappingSource: null }) : read;
}

/**
 * What the columns are, without how their cells are written: a bank's workbook has the columns of its CSV file, but
 * other delimiters, decimal marks and dates.
 */
function withoutWriting(mapping: CsvMapping): CsvMapping {
  const { delimiter: _, decimal_separator: _mark, date_format: _format, ...columns } = mapping;
  return columns;
}

function refusedIn({ statements }: BankFile): number {
  return statements.reduce((sum, { refused }) => sum + refused.length, 0);
}

/** The refusal of the whole file; its detail says why. */
export function atFile({ code, detail }: Problem): Problem {
  return { code, detail, errors: [{ path: '/file', code, message: 'cannot be imported' }] };
}

export function problemOfFile({ code, message, line }: BankFileProblem): Problem {
  return atFile({ code, detail: line === undefined ? message : `${message} (line ${line})` });
}
