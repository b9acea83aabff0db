import type { PreviewStatement, TransactionPreview } from '@/lib/contract/transaction-preview';
import type { ColumnAnswers } from '../columns/column-mapping';
import type { FileChanges, ImportedFile } from '../imported-file';
import { answersOfPreview } from './targets';

/** A file that is to be sent, as it would be read. */
export type ReadFile = { file: ImportedFile; preview: TransactionPreview };

/** A change by the file's identifier. */
export type FileChange = { id: string; changes: FileChanges };

/**
 * What is answered for one file, for all that ask the same and have no answer of their own: what the columns, dates and
 * amounts are, each for those with the same columns that ask it; an account for all that name the same one.
 */
export function changesFor(
  id: string,
  changes: FileChanges,
  { read, isEach }: { read: readonly ReadFile[]; isEach: boolean },
): FileChange[] {
  const own = { id, changes };
  const answered = read.find(({ file }) => file.id === id);
  if (!answered) return [own];
  const others = read.filter(({ file }) => file.id !== id);
  return [
    own,
    ...others.flatMap((other) => {
      const same = {
        ...sameColumns(changes, answered, other),
        ...(isEach ? sameAccount(changes, answered, other) : {}),
      };
      return Object.keys(same).length > 0 ? [{ id: other.file.id, changes: same }] : [];
    }),
  ];
}

function sameColumns({ columns }: FileChanges, answered: ReadFile, other: ReadFile): FileChanges {
  if (!columns || !haveSameColumns(answered, other)) return {};
  const before = answersOfPreview(answered.preview, answered.file.columns);
  const { file, preview } = other;
  const areExchanged = preview.columns.length > 0 && !isSame(rolesOf(columns), rolesOf(before));
  const taken = takenAnswers(other, areExchanged);
  if (Object.keys(taken(columns)).length === 0) return {};
  const own = answersOfPreview(preview, file.columns);
  // An answer that was given along with this one before is replaced with it.
  const isOpen = file.columns === null || isSame(taken(own), taken(before));
  if (!isOpen) return {};
  return {
    columns: { ...own, ...taken(columns) },
    // What was asked stays on the screen, to be answered otherwise.
    ...(preview.date_readings.length > 0 ? { dateReadings: preview.date_readings } : {}),
    ...(preview.amount_readings.length > 0 ? { amountReadings: preview.amount_readings } : {}),
  };
}

/**
 * Which of the answers for one file hold for another: what that asks, too, and columns that a person has exchanged. What it says by itself,
 * such as the order of day and month in a date after the twelfth, it says better.
 */
function takenAnswers({ file, preview }: ReadFile, areExchanged: boolean) {
  const areColumnsTaken = areExchanged || preview.mapping_problem !== null;
  const areDatesTaken = preview.date_readings.length + file.dateReadings.length > 0;
  const areAmountsTaken = preview.amount_readings.length + file.amountReadings.length > 0;
  return (answers: ColumnAnswers): Partial<ColumnAnswers> => {
    const { dateOrder, isInverted, amountWords } = answers;
    return {
      // One way to read amounts names the column of their direction.
      ...(areColumnsTaken || areAmountsTaken ? rolesOf(answers) : {}),
      ...(areDatesTaken ? { dateOrder } : {}),
      ...(areAmountsTaken ? { isInverted, amountWords } : {}),
    };
  };
}

function rolesOf({ roles, hasHeader }: ColumnAnswers) {
  return { roles, hasHeader };
}

/** By their headers; columns without any are alike only in files that came together in one archive. */
function haveSameColumns(one: ReadFile, other: ReadFile): boolean {
  if (kindOf(one.preview) !== kindOf(other.preview)) return false;
  const { columns } = one.preview;
  const areNamed = columns.length === 0 || columns.some(({ header }) => header !== null);
  return areNamed || (one.file.archiveId !== null && one.file.archiveId === other.file.archiveId);
}

function kindOf({ format, columns }: TransactionPreview): string {
  return JSON.stringify([format, columns.map(({ header }) => header)]);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function sameAccount(
  { accounts }: FileChanges,
  answered: ReadFile,
  { file, preview }: ReadFile,
): FileChanges {
  const [from, to] = [onlyStatement(answered.preview), onlyStatement(preview)];
  const chosen = from && accounts?.[from.statement];
  if (!chosen || !to || to.file_account === null || to.file_account !== from.file_account) return {};
  const own = file.accounts[to.statement];
  const isOpen = own === undefined || own === answered.file.accounts[from.statement];
  return isOpen ? { accounts: { [to.statement]: chosen } } : {};
}

function onlyStatement({ statements: [first, ...others] }: TransactionPreview): PreviewStatement | undefined {
  return others.length === 0 ? first : undefined;
}
