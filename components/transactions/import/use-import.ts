'use client';

import { useCallback, useEffect, useState } from 'react';
import { v4 } from 'uuid';
import type { ClientProblem } from '@/lib/client/client';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { TransactionImportOutcome } from '@/lib/contract/transaction-import';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import type { Result } from '@/lib/result';
import { uploadLimitBytes } from '@/lib/upload-limit';
import type { LeftOut } from '@/lib/workbooks/files-of-archive';
import type { FileChoices, Target } from './preview/targets';
import { openBankFile, type SentFile } from './tables-of-file';
import { uploadFile } from './upload-file';

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

/** What is sent of a file: into which accounts, and how its columns are read. */
export type Sending = { targets: readonly Target[]; mapping: CsvMapping | null };

type Business = { id: string; currency: string };

/** The files of one import, sent one after the other. */
export function useImport({ id: businessId, currency }: Business, initial: File[]) {
  const [files, setFiles] = useState(() => initial.map(opening));
  const isSending = files.some((each) => each.state === 'sending');
  const isSettled = files.every(
    ({ state }) => state !== 'sending' && state !== 'opening' && state !== 'waiting',
  );
  const unopened = files.find((each) => each.state === 'opening');
  // One after the other: a workbook may take much memory.
  useEffect(() => {
    if (!unopened) return;
    let isGone = false;
    const put = (opened: ImportedFile[]) => {
      if (!isGone) setFiles((all) => all.flatMap((each) => (each.id === unopened.id ? opened : [each])));
    };
    opened(unopened, currency).then(put, () => put([refused(unopened, 'unreadable', unreadable)]));
    return () => {
      isGone = true;
    };
  }, [unopened, currency]);
  const put = (changed: ImportedFile) =>
    setFiles((all) => all.map((each) => (each.id === changed.id ? changed : each)));

  async function send(sendingOf: (file: ImportedFile) => Sending | null): Promise<void> {
    for (const each of files) {
      const sending = isToBeSent(each) ? sendingOf(each) : null;
      if (!sending) continue;
      const chosen = chosenOf(each);
      const outcomes = each.state === 'settled' ? each.outcomes.filter(({ outcome }) => outcome.ok) : [];
      for (const target of sending.targets) {
        if (outcomes.some((done) => done.target.statement === target.statement)) continue;
        put({ ...chosen, state: 'sending', portion: 0 });
        const outcome = await uploadFile({
          businessId,
          ...target,
          file: each.file,
          mapping: sending.mapping,
          addsPossible: each.addsPossible,
          idempotencyKey: `${each.attempt}-${target.accountId}-${target.statement ?? ''}`,
          onProgress: (portion) => put({ ...chosen, state: 'sending', portion }),
        });
        outcomes.push({ target, outcome });
      }
      put({ ...chosen, state: 'settled', outcomes });
    }
  }

  /** Takes a file of an archive out of what is sent, and says at the archive why. */
  const leaveOut = useCallback((id: string, what: string) => {
    setFiles((all) => {
      const file = all.find((each) => each.id === id);
      return all.flatMap((each) => {
        if (each.id === id) return [];
        if (!file || each.id !== file.archiveId || each.state !== 'unpacked') return [each];
        return [{ ...each, leftOut: [...each.leftOut, { name: file.file.name, what }] }];
      });
    });
  }, []);

  const change = (id: string, changes: FileChanges) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...changes, attempt: v4() } : each)));

  return {
    files,
    isSending,
    /** Every file was sent, and some of them may be sent again. */
    isSettled: isSettled && files.some((each) => each.state === 'settled'),
    canRetry: files.some(hasFailedOutcome),
    send,
    change,
    leaveOut,
    add: (more: File[]) => setFiles((all) => [...all, ...more.map(opening)]),
    /** An archive goes with its files. */
    remove: (ids: readonly string[]) =>
      setFiles((all) => all.filter((each) => !ids.includes(each.id) && !ids.includes(each.archiveId ?? ''))),
    clear: () => setFiles([]),
  };
}

export function hasFailedOutcome(file: ImportedFile): boolean {
  return file.state === 'settled' && file.outcomes.some(({ outcome }) => !outcome.ok);
}

/** Whether the file is still to be sent, for the first time or once more after it failed. */
export function isToBeSent(file: ImportedFile): boolean {
  return file.state === 'opening' || file.state === 'waiting' || hasFailedOutcome(file);
}

function chosenOf(chosen: ImportedFile): Chosen {
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

const unreadable = 'The file can no longer be read. Add it again.';

function opening(file: File): ImportedFile {
  return { ...chosenFile({ file, notes: [] }, null), state: 'opening' };
}

/** The file, or the tables of a workbook in its place, or an archive and its files. */
async function opened(given: ImportedFile, currency: string): Promise<ImportedFile[]> {
  if (given.file.size > uploadLimitBytes)
    return [refused(given, 'too_large', 'The file is larger than 25 MB and was not sent.')];
  const { archiveId } = given;
  const found = await openBankFile(given.file, { currency, isInArchive: archiveId !== null });
  if (found === null) return [{ ...chosenOf(given), state: 'waiting' }];
  if (!found.ok) return [refused(given, 'unreadable', found.problem)];
  if ('files' in found.value)
    return found.value.files.map((each) => ({ ...chosenFile(each, archiveId), state: 'waiting' }));
  const { files, leftOut } = found.value.archive;
  return [
    { ...chosenOf(given), state: 'unpacked', leftOut },
    ...files.map((file): ImportedFile => ({ ...opening(file), archiveId: given.id })),
  ];
}

function refused(given: ImportedFile, code: string, detail: string): ImportedFile {
  return {
    ...chosenOf(given),
    state: 'refused',
    problem: { code, status: code === 'too_large' ? 413 : 422, detail },
  };
}

function chosenFile(sent: SentFile, archiveId: string | null): Chosen {
  const asked: AskedReadings = { dateReadings: [], amountReadings: [] };
  return {
    id: v4(),
    ...sent,
    archiveId,
    accounts: {},
    columns: null,
    ...asked,
    addsPossible: false,
    attempt: v4(),
  };
}
