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

/** A file of the answer. Its key is the same at every attempt, so that a repeated one counts once. */
export type LinkedFile = { key: string; file: File } & (
  | { state: 'sending' }
  | { state: 'done'; documentId: string }
  | ({ state: 'refused' } & Refusal)
);

/** The files of an answer by a link: each is sent as it comes, one after the other on a slow network. */
export function useLinkedFiles(token: string) {
  const [files, setFiles] = useState<readonly LinkedFile[]>([]);
  const put = (changed: LinkedFile) =>
    setFiles((before) => before.map((each) => (each.key === changed.key ? changed : each)));

  async function send({ key, file }: Pick<LinkedFile, 'key' | 'file'>) {
    put({ key, file, state: 'sending' });
    const sent = await upload(token, key, file);
    put(
      sent.ok
        ? { key, file, state: 'done', documentId: sent.value.data.id }
        : { key, file, state: 'refused', ...refusalOf(sent.problem) },
    );
  }

  return {
    files,
    count: files.filter(({ state }) => state !== 'refused').length,
    isBusy: files.some(({ state }) => state === 'sending'),
    documentIds: files.flatMap((each) => (each.state === 'done' ? [each.documentId] : [])),
    add(brought: readonly File[]) {
      const added = brought.map((file): LinkedFile => {
        const key = v4();
        return file.size > uploadLimitBytes
          ? { key, file, state: 'refused', ...tooLarge }
          : { key, file, state: 'sending' };
      });
      setFiles((before) => [...before, ...added]);
      void added
        .filter(({ state }) => state === 'sending')
        .reduce((before, each) => before.then(() => send(each)), Promise.resolve());
    },
    retry: (file: LinkedFile) => void send(file),
    remove: (key: string) => setFiles((before) => before.filter((each) => each.key !== key)),
  };
}

export type LinkedFileList = ReturnType<typeof useLinkedFiles>;

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
