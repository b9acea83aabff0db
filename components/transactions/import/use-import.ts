'use client';

import { useState } from 'react';
import { v4 } from 'uuid';
import type { ClientProblem } from '@/lib/client/client';
import type { TransactionImport } from '@/lib/contract/transaction';
import { uploadFile } from './upload-file';

/** What the service takes; a larger file is not sent at all. */
const largestFileBytes = 25 * 1024 ** 2;

export type ImportedFile = { id: string; file: File } & (
  | { state: 'waiting' }
  | { state: 'sending'; portion: number }
  | { state: 'done'; result: TransactionImport }
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
    for (const { id, file, state } of files) {
      if (state === 'done' || isTooLarge(file)) continue;
      put({ id, file, state: 'sending', portion: 0 });
      const outcome = await uploadFile({
        businessId,
        accountId,
        file,
        idempotencyKey: `${id}-${accountId}`,
        onProgress: (portion) => put({ id, file, state: 'sending', portion }),
      });
      put(
        outcome.ok
          ? { id, file, state: 'done', result: outcome.value }
          : { id, file, state: 'refused', problem: outcome.problem },
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
    remove: (id: string) => setFiles((all) => all.filter((each) => each.id !== id)),
    clear: () => setFiles([]),
  };
}

function isTooLarge(file: File): boolean {
  return file.size > largestFileBytes;
}

function waiting(file: File): ImportedFile {
  const id = v4();
  if (!isTooLarge(file)) return { id, file, state: 'waiting' };
  const problem = {
    code: 'too_large',
    status: 413,
    detail: 'The file is larger than 25 MB and was not sent.',
  };
  return { id, file, state: 'refused', problem };
}
