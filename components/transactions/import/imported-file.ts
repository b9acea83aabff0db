import type { ClientProblem } from '@/lib/client/client';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { TransactionImportOutcome } from '@/lib/contract/transaction-import';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import type { Result } from '@/lib/result';
import type { LeftOut } from '@/lib/workbooks/files-of-archive';
import type { FileChoices, Target } from './preview/targets';

/** Both readings of its dates and of its amounts, once a person was asked which is right. */
export type AskedReadings = {
  dateReadings: TransactionPreview['date_readings'];
  amountReadings: TransactionPreview['amount_readings'];
};

export type Chosen = FileChoices &
  AskedReadings & {
    id: string;
    file: File;
    /** What a person should know of how it came out of a workbook. */
    notes: string[];
    /** Of the archive that it was in. */
    archiveId: string | null;
    /** Whether the records that are possibly there already are added. */
    addsPossible: boolean;
    /** A name for what is sent: another one as soon as something else would be. */
    attempt: string;
  };

/** What a person may change of a file that is to be sent. */
export type FileChanges = Partial<FileChoices & AskedReadings & Pick<Chosen, 'addsPossible'>>;

export type TargetOutcome = { target: Target; outcome: Result<TransactionImportOutcome, ClientProblem> };

export type ImportedFile = Chosen &
  /** Whether it is a workbook is not known yet, or it is being read. */
  (
    | { state: 'opening' }
    /** An archive, whose files are behind it. */
    | { state: 'unpacked'; leftOut: readonly LeftOut[] }
    | { state: 'waiting' }
    | { state: 'sending'; portion: number }
    | { state: 'settled'; outcomes: TargetOutcome[] }
    | { state: 'refused'; problem: ClientProblem }
  );

export type SettledFile = Extract<ImportedFile, { state: 'settled' }>;

/** What is sent of a file: into which accounts, and how its columns are read. */
export type Sending = { targets: readonly Target[]; mapping: CsvMapping | null };

export function hasFailedOutcome(file: ImportedFile): boolean {
  return file.state === 'settled' && file.outcomes.some(({ outcome }) => !outcome.ok);
}

/** Whether the file is still to be sent, for the first time or once more after it failed. */
export function isToBeSent(file: ImportedFile): boolean {
  return file.state === 'opening' || file.state === 'waiting' || hasFailedOutcome(file);
}

export function chosenOf(chosen: ImportedFile): Chosen {
  const { id, file, notes, archiveId, accounts, columns } = chosen;
  const { dateReadings, amountReadings, addsPossible, attempt } = chosen;
  return {
    id,
    file,
    notes,
    archiveId,
    accounts,
    columns,
    dateReadings,
    amountReadings,
    addsPossible,
    attempt,
  };
}
