import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import {
  answersOf,
  type ColumnAnswers,
  missingColumns,
  nothingSaid,
  toMapping,
} from '../columns/column-mapping';

/** Into which external account one of the accounts in a file goes; `statement` is null for the only one. */
export type Target = { statement: number | null; accountId: string };

/** The choice that leaves an account of the file out. */
export const leftOut = 'left-out';

/** What a person chose for a file: accounts by the statement's number, and what the columns are. */
export type FileChoices = {
  accounts: Readonly<Record<number, string>>;
  columns: ColumnAnswers | null;
};

/** Where the records of a file go, or what is still to be chosen. */
export type Destination = { targets: Target[] } | { missing: string };

/** The account of files with one account: the one chosen for all of them, or else suggested for those that name none. */
export type AccountOfFiles = { chosenId: string | null; suggestedId: string | null };

/** The account that the files with one account belong to, as far as numbers or earlier imports say it; null where they differ. */
export function suggestedAccount(previews: readonly TransactionPreview[]): string | null {
  const named = previews.flatMap(({ statements: [first, ...others] }) =>
    first?.external_account_id && others.length === 0 ? [first.external_account_id] : [],
  );
  return new Set(named).size === 1 ? (named[0] ?? null) : null;
}

/** Where a file goes: one with one account, into the account that it names unless one was chosen for all files. */
export function destinationOf(
  preview: TransactionPreview,
  { accounts, columns }: FileChoices,
  { chosenId, suggestedId }: AccountOfFiles,
): Destination {
  if (preview.mapping_problem !== null) {
    return { missing: missingColumns(columns ?? nothingSaid) ?? 'Choose what the columns are.' };
  }
  if (preview.date_readings.length > 0) return { missing: 'Choose how the dates are read.' };
  if (preview.amount_readings.length > 0) return { missing: 'Choose what the amounts are.' };
  const [first, ...others] = preview.statements;
  if (!first) return { missing: 'The file has no account.' };
  if (others.length === 0) {
    const own = chosenId ?? first.external_account_id ?? suggestedId;
    if (own === null) return { missing: 'Choose the account.' };
    return first.problem ? { missing: first.problem } : { targets: [{ statement: null, accountId: own }] };
  }
  const chosen = preview.statements.map((each) => ({
    statement: each.statement,
    accountId: accounts[each.statement] ?? each.external_account_id,
  }));
  if (chosen.some((each) => each.accountId === null)) {
    return { missing: 'Choose an account for each account in the file, or leave it out.' };
  }
  const targets = chosen.flatMap(({ statement, accountId: id }) =>
    id === null || id === leftOut ? [] : [{ statement, accountId: id }],
  );
  return targets.length === 0 ? { missing: 'Every account in the file is left out.' } : { targets };
}

/** The mapping with which a file is asked for: what a person said, or null to let it be found or remembered. */
export function mappingAsked(columns: ColumnAnswers | null): CsvMapping | null {
  if (!columns) return null;
  const said = toMapping(columns);
  return missingColumns(columns) === null ? said : withoutColumns(said);
}

/** QIF has no columns, but its dates and amounts may be ambiguous as well. */
function withoutColumns({ date_format, decimal_separator }: CsvMapping): CsvMapping | null {
  if (date_format === undefined && decimal_separator === undefined) return null;
  return { ...(date_format && { date_format }), ...(decimal_separator && { decimal_separator }) };
}

/** The mapping with which a file is imported: as it was shown, so that it is remembered. */
export function mappingSent(preview: TransactionPreview, columns: ColumnAnswers | null): CsvMapping | null {
  if (columns) return mappingAsked(columns);
  return preview.mapping_source === 'remembered' ? null : preview.mapping;
}

/** What the columns are, as far as a person or the service has said it. */
export function answersOfPreview(preview: TransactionPreview, columns: ColumnAnswers | null): ColumnAnswers {
  if (columns) return columns;
  if (!preview.mapping) return nothingSaid;
  const answers = answersOf(preview.mapping, preview.columns.length);
  // One that a person names is held against every amount; one that was found is not.
  return preview.mapping_source === 'guessed' ? { ...answers, decimalMark: 'found' } : answers;
}
