import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { PreviewStatement, TransactionPreview } from '@/lib/contract/transaction-preview';
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
  const named = onlyStatements(previews).flatMap(({ external_account_id: id }) => id ?? []);
  return new Set(named).size === 1 ? (named[0] ?? null) : null;
}

/**
 * Whether files with one account are of different ones: they name different ones, or those that name none are of different kinds, as a
 * table of a bank beside a QIF file of a card. Then one account is not that of all of them.
 */
export function areOfSeveralAccounts(previews: readonly TransactionPreview[]): boolean {
  const names = onlyStatements(previews).flatMap(({ file_account: name }) => name ?? []);
  return [names, kindsWithoutName(previews)].some((each) => new Set(each).size > 1);
}

/** Whether files with one account may be of different ones: they do not all name the same, or belong to different ones. */
export function mayDiffer(previews: readonly TransactionPreview[]): boolean {
  const statements = onlyStatements(previews);
  const known = statements.flatMap(({ external_account_id: id }) => id ?? []);
  const names = statements.map(({ file_account: name }) => name);
  return [names, known, kindsWithoutName(previews)].some((each) => new Set(each).size > 1);
}

/** What tells files apart that name no account: the format, whether it is of a card, and the headers of a table. */
function kindsWithoutName(previews: readonly TransactionPreview[]): string[] {
  return previews.flatMap(({ format, columns, statements: [first, ...others] }) =>
    first && others.length === 0 && first.file_account === null
      ? [JSON.stringify([format, first.kind, columns.map(({ header }) => header)])]
      : [],
  );
}

/** Of a file that names no account. */
export type OwnAccount = { suggestedId: string | null };

/** An account in a file, and the external account it goes into by what is chosen at the file. */
export type ChosenAtFile = { statement: PreviewStatement; accountId: string | null };

/**
 * The accounts in a file as they are chosen at the file; none where its account is that of all files.
 * @param own null where the account of a file that has one is not chosen at the file
 */
export function chosenAtFile(
  { statements }: TransactionPreview,
  { accounts }: Pick<FileChoices, 'accounts'>,
  own: OwnAccount | null,
): ChosenAtFile[] {
  const isOnly = statements.length === 1;
  if (isOnly && own === null) return [];
  const suggestedId = isOnly && own ? own.suggestedId : null;
  return statements.map((statement) => ({
    statement,
    accountId: accounts[statement.statement] ?? accountFor(statement, suggestedId),
  }));
}

/** Whether a preview has counted the records against another account than they go into. */
export function isToBeRecounted({ statement, accountId }: ChosenAtFile): boolean {
  return accountId !== null && accountId !== leftOut && accountId !== statement.external_account_id;
}

/** A preview with what is counted against the accounts they go into; what is said of other accounts says nothing of these. */
export function withRecounts(
  preview: TransactionPreview,
  chosen: readonly ChosenAtFile[],
  recountOf: (statement: number) => PreviewStatement | undefined,
): TransactionPreview {
  const moved = new Set(chosen.filter(isToBeRecounted).map(({ statement }) => statement.statement));
  const statements = preview.statements.map((each) =>
    moved.has(each.statement) ? (recountOf(each.statement) ?? { ...each, problem: null }) : each,
  );
  return { ...preview, statements };
}

/** Whether nothing says into which account a file with one account goes. */
export function lacksAccount(
  { statements }: TransactionPreview,
  { accounts }: Pick<FileChoices, 'accounts'>,
): boolean {
  const [first, ...others] = statements;
  if (!first || others.length > 0) return false;
  return (accounts[first.statement] ?? first.external_account_id) === null;
}

function onlyStatements(previews: readonly TransactionPreview[]): PreviewStatement[] {
  return previews.flatMap(({ statements: [first, ...others] }) =>
    first && others.length === 0 ? [first] : [],
  );
}

/** Where a file goes: one with one account, into the account chosen for all files, or else for it, or else that it names. */
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
    const own = chosenId ?? accounts[first.statement] ?? accountFor(first, suggestedId);
    // What no account can change, such as another currency, is said before one is asked for.
    if (first.problem) return { missing: first.problem };
    if (own === null) return { missing: missingAccount(first) };
    return { targets: [{ statement: null, accountId: own }] };
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
  const isSent = (each: PreviewStatement) => targets.some(({ statement }) => statement === each.statement);
  const problem = preview.statements.find((each) => each.problem !== null && isSent(each))?.problem;
  if (problem) return { missing: problem };
  return targets.length === 0 ? { missing: 'Every account in the file is left out.' } : { targets };
}

/** The account that the statement belongs to, or is suggested for it where it names none. */
export function accountFor(
  { external_account_id: known, file_account: name }: PreviewStatement,
  suggestedId: string | null,
): string | null {
  return known ?? (name === null ? suggestedId : null);
}

function missingAccount({ file_account: name }: PreviewStatement): string {
  return name === null
    ? 'Choose the account.'
    : `The file is of the account ${name}; create an account for it or choose another.`;
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
  // Where the first row names no columns it is a record, and none is left out before a person says so.
  if (!preview.mapping)
    return { ...nothingSaid, hasHeader: preview.columns.some(({ header }) => header !== null) };
  const answers = answersOf(preview.mapping, preview.columns.length);
  // One that a person names is held against every amount; one that was found is not.
  return preview.mapping_source === 'guessed' ? { ...answers, decimalMark: 'found' } : answers;
}
