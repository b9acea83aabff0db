'use client';

import { useState } from 'react';
import { v4 } from 'uuid';
import { type Refusal, refusalOf, tooLarge } from '@/components/uploads/refusal';
import type { ClientProblem } from '@/lib/client/client';
import { problemOf } from '@/lib/client/read-data';
import { jsonOrNull } from '@/lib/json';
import { dataPaths } from '@/lib/paths';
import { accept, type Result, refuse } from '@/lib/result';
import { uploadLimitBytes } from '@/lib/upload-limit';
import type { KeptFile } from './linked-draft';

/** A file of the answer. Its key is the same at every attempt, so that a repeated one counts once. */
export type LinkedFile = { key: string; name: string } & (
  | { state: 'sending'; file: File }
  | { state: 'done'; documentId: string; isFound: boolean }
  /** Without the file itself where the page was left before it had been sent. */
  | ({ state: 'refused'; file: File | null } & Refusal)
);

const leftBehind: Refusal = {
  sentence: 'Not sent: the page was closed or loaded again meanwhile. Add it once more.',
  canRetry: false,
};
const tooMany: Refusal = {
  sentence: 'Not sent: no more files can be added by this link. Sign in to send more.',
  canRetry: false,
};

/**
 * The files of an answer by a link: each is sent as it comes, one after the other on a slow network.
 * @param room how many the link still takes, besides those that were found again
 */
export function useLinkedFiles(token: string, found: readonly KeptFile[], room: number) {
  const [files, setFiles] = useState<readonly LinkedFile[]>(() => found.map(foundAgain));
  const put = (changed: LinkedFile) =>
    setFiles((before) => before.map((each) => (each.key === changed.key ? changed : each)));

  async function send({ key, name, file }: { key: string; name: string; file: File }) {
    put({ key, name, file, state: 'sending' });
    const sent = await upload(token, key, file);
    put(
      sent.ok
        ? { key, name, state: 'done', documentId: sent.value.data.id, isFound: false }
        : { key, name, file, state: 'refused', ...refusalOf(sent.problem) },
    );
  }

  const left = room - files.filter((each) => each.state !== 'refused' && !isFound(each)).length;
  return {
    files,
    isFull: left <= 0,
    isBusy: files.some(({ state }) => state === 'sending'),
    documentIds: files.flatMap((each) => (each.state === 'done' ? [each.documentId] : [])),
    add(brought: readonly File[]) {
      let taken = 0;
      const added = brought.map((file): LinkedFile & { file: File } => {
        const named = { key: v4(), name: file.name, file };
        if (file.size > uploadLimitBytes) return { ...named, state: 'refused', ...tooLarge };
        taken += 1;
        return taken > left ? { ...named, state: 'refused', ...tooMany } : { ...named, state: 'sending' };
      });
      setFiles((before) => [...before, ...added]);
      void added
        .filter(({ state }) => state === 'sending')
        .reduce((before, each) => before.then(() => send(each)), Promise.resolve());
    },
    retry: ({ key, name }: LinkedFile, file: File) => void send({ key, name, file }),
    remove: (key: string) => setFiles((before) => before.filter((each) => each.key !== key)),
  };
}

export type LinkedFileList = ReturnType<typeof useLinkedFiles>;

/** As it is kept until the answer is sent. */
export function keptFile(file: LinkedFile): KeptFile {
  const { key, name, state } = file;
  const documentId = state === 'done' ? file.documentId : null;
  return { key, name, documentId, refusal: state === 'refused' && !file.canRetry ? file.sentence : null };
}

function foundAgain({ key, name, documentId, refusal }: KeptFile): LinkedFile {
  if (documentId !== null) return { key, name, state: 'done', documentId, isFound: true };
  const why = refusal === null ? leftBehind : { sentence: refusal, canRetry: false };
  return { key, name, file: null, state: 'refused', ...why };
}

const isFound = (file: LinkedFile) => file.state === 'done' && file.isFound;

async function upload(
  token: string,
  key: string,
  file: File,
): Promise<Result<{ data: { id: string } }, ClientProblem>> {
  try {
    const response = await fetch(dataPaths.questionUpload(), {
      method: 'POST',
      headers: {
        'content-type': file.type || 'application/octet-stream',
        'idempotency-key': key,
        'x-file-name': encodeURIComponent(file.name),
        'x-question-token': token,
      },
      body: file,
    });
    const answer = jsonOrNull(await response.text());
    if (!response.ok || answer === null) return refuse(problemOf(answer, response.status));
    return accept(answer as { data: { id: string } });
  } catch {
    const detail = 'Daybook did not answer. Check your connection and try again; nothing is saved twice.';
    return { ok: false, problem: { code: 'unreachable', status: 0, detail } };
  }
}
