'use client';

import { useState } from 'react';
import { v4 } from 'uuid';
import type { ClientProblem } from '@/lib/client/client';
import type { TransactionImportOutcome } from '@/lib/contract/transaction-import';
import { type ColumnAnswers, toMapping } from './columns/column-mapping';
import { uploadFile } from './upload-file';

/** What the service takes; a larger file is not sent at all. */
const largestFileBytes = 25 * 1024 ** 2;

type Chosen = {
  id: string;
  file: File;
  /** What was said about its columns; null where the service is to find them. */
  columns: ColumnAnswers | null;
  /** A name for what is sent: another one as soon as something else would be. */
  attempt: string;
};

export type ImportedFile = Chosen &
  (
    | { state: 'waiting' }
    | { state: 'sending'; portion: number }
    | { state: 'done'; result: TransactionImportOutcome }
    | { state: 'refused'; problem: ClientProblem }
  );

/** The files of one import, sent one after the other into one account. */
export function useImport(businessId: string, initial: File[]) {
  const [files, setFiles] = useState(() => initial.map(waiting));
  const isSending = files.some((each) => each.state === 'sending');
  const isSettled = files.every((each) => each.state === 'done' || each.state === 'refused');

  const put = (changed: ImportedFile) =>
    setFiles((all) => all.map((each) => (each.id === changed.id ? changed : each)));

  async function send(accountId: string): Promise<void> {
    for (const { id, file, columns, attempt, state } of files) {
      if (state === 'done' || isTooLarge(file)) continue;
      const chosen = { id, file, columns, attempt };
      put({ ...chosen, state: 'sending', portion: 0 });
      const outcome = await uploadFile({
        businessId,
        accountId,
        file,
        mapping: columns && toMapping(columns),
        idempotencyKey: `${attempt}-${accountId}`,
        onProgress: (portion) => put({ ...chosen, state: 'sending', portion }),
      });
      put(
        outcome.ok
          ? { ...chosen, state: 'done', result: outcome.value }
          : { ...chosen, state: 'refused', problem: outcome.problem },
      );
    }
  }

  return {
    files,
    isSending,
    /** Every file was sent, and some of them may be sent again. */
    isSettled: isSettled && files.some((each) => each.state === 'done' || !isTooLarge(each.file)),
    canRetry: files.some((each) => each.state === 'refused' && !isTooLarge(each.file)),
    send,
    add: (more: File[]) => setFiles((all) => [...all, ...more.map(waiting)]),
    describe: (id: string, columns: ColumnAnswers | null) =>
      setFiles((all) => all.map((each) => (each.id === id ? { ...each, columns, attempt: v4() } : each))),
    remove: (id: string) => setFiles((all) => all.filter((each) => each.id !== id)),
    clear: () => setFiles([]),
  };
}

/** Whether it is a table, whose columns a person may have to name. */
export function isTable({ name, type }: File): boolean {
  return /\.(csv|tsv|txt)$/i.test(name) || type === 'text/csv';
}

function isTooLarge(file: File): boolean {
  return file.size > largestFileBytes;
}

function waiting(file: File): ImportedFile {
  const chosen: Chosen = { id: v4(), file, columns: null, attempt: v4() };
  if (!isTooLarge(file)) return { ...chosen, state: 'waiting' };
  const problem = {
    code: 'too_large',
    status: 413,
    detail: 'The file is larger than 25 MB and was not sent.',
  };
  return { ...chosen, state: 'refused', problem };
}
