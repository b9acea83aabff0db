import iconv from 'iconv-lite';
import type { BankFileProblem, BankRecord, BankStatement } from '../bank-file';
import { type ReadBankFileOptions, readBankFile } from '../read-bank-file';

/** For tests: the statements of a file with this text; a problem fails the test with its message. */
export function statementsOf(
  text: string,
  options?: ReadBankFileOptions,
  encoding = 'utf-8',
): BankStatement[] {
  const read = readBankFile(iconv.encode(text, encodingName(encoding)), options);
  if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.message}`);
  return read.value.statements;
}

/** For tests: the records of a file with exactly one statement in which nothing is refused. */
export function recordsOf(text: string, options?: ReadBankFileOptions, encoding?: string): BankRecord[] {
  const [statement, ...more] = statementsOf(text, options, encoding);
  if (!statement || more.length > 0) throw new Error(`Expected one statement, got ${more.length + 1}.`);
  if (statement.refused.length > 0) throw new Error(statement.refused.map(({ reason }) => reason).join(' '));
  return statement.records;
}

/** For tests: why a file with this text is refused as a whole. */
export function problemOf(text: string, options?: ReadBankFileOptions): BankFileProblem {
  const read = readBankFile(new TextEncoder().encode(text), options);
  if (read.ok) throw new Error('Expected a problem, but the file was read.');
  return read.problem;
}

function encodingName(name: string) {
  if (!iconv.encodingExists(name)) throw new Error(`No encoding ${name}.`);
  return name;
}
