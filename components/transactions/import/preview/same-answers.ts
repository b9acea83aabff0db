import type { PreviewStatement, TransactionPreview } from '@/lib/contract/transaction-preview';
import type { FileChanges, ImportedFile } from '../use-import';

/** A file that is to be sent, as it would be read. */
export type ReadFile = { file: ImportedFile; preview: TransactionPreview };

/** A change by the file's identifier. */
export type Change = { id: string; changes: FileChanges };

/**
 * What is answered for one file, for all that ask the same and have no answer of their own: what the columns are holds for all with the same
 * ones, as it would once the first of them is imported; an account for all that name the same one.
 */
export function changesFor(
  id: string,
  changes: FileChanges,
  { read, isEach }: { read: readonly ReadFile[]; isEach: boolean },
): Change[] {
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

function sameColumns({ columns }: FileChanges, answered: ReadFile, { file, preview }: ReadFile): FileChanges {
  // An answer that was given along with this one before is replaced with it.
  const isOpen = file.columns === null || file.columns === answered.file.columns;
  if (!columns || !isOpen || kindOf(preview) !== kindOf(answered.preview)) return {};
  return {
    columns,
    // What was asked stays on the screen, to be answered otherwise.
    ...(preview.date_readings.length > 0 ? { dateReadings: preview.date_readings } : {}),
    ...(preview.amount_readings.length > 0 ? { amountReadings: preview.amount_readings } : {}),
  };
}

function kindOf({ format, columns }: TransactionPreview): string {
  return JSON.stringify([format, columns.map(({ header }) => header)]);
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
