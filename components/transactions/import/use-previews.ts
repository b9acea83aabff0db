'use client';

import { useQueries } from '@tanstack/react-query';
import type { ClientProblem } from '@/lib/client/client';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { type ImportedFile, isToBeSent } from './imported-file';
import { PreviewRefused, previewOptions, recountOptions } from './preview/preview-file';
import {
  chosenAtFile,
  isToBeRecounted,
  mappingAsked,
  type OwnAccount,
  withRecounts,
} from './preview/targets';

export type Preview =
  | { state: 'reading' }
  | { state: 'read'; preview: TransactionPreview }
  | { state: 'refused'; problem: ClientProblem };

/** How each of the files would be read, by the file's identifier. */
export function usePreviews(
  businessId: string,
  files: readonly ImportedFile[],
  accountId: string | null,
): ReadonlyMap<string, Preview> {
  return useQueries({
    queries: files.map((each) => {
      const mapping = mappingAsked(each.columns);
      const asked = { businessId, file: each.file, accountId, statement: null, mapping };
      return { ...previewOptions(asked, each.id), enabled: isToBeSent(each) && each.state !== 'opening' };
    }),
    combine: (results) => {
      const previews = new Map<string, Preview>();
      for (const [index, { data, error }] of results.entries()) {
        const id = files[index]?.id;
        if (id !== undefined) previews.set(id, previewOf(data, error));
      }
      return previews;
    },
  });
}

/**
 * The previews with the accounts in the files counted against those they go into, as far as that is known yet.
 * @param own null where the account of files that have one is that of all of them
 */
export function useRecounts(
  businessId: string,
  files: readonly ImportedFile[],
  previews: ReadonlyMap<string, Preview>,
  own: OwnAccount | null,
): ReadonlyMap<string, Preview> {
  const read = files.flatMap((file) => {
    const found = previews.get(file.id);
    return found?.state === 'read' ? [{ file, found, chosen: chosenAtFile(found.preview, file, own) }] : [];
  });
  const moved = read.flatMap(({ file, chosen }) =>
    isToBeSent(file) ? chosen.filter(isToBeRecounted).map((each) => ({ file, ...each })) : [],
  );
  const recounts = useQueries({
    queries: moved.map(({ file, ...each }) => recountOptions(businessId, file, each)),
  });
  const recounted = new Map(previews);
  for (const { file, found, chosen } of read) {
    const recountOf = (number: number) => {
      const index = moved.findIndex((each) => each.file === file && each.statement.statement === number);
      return recounts[index]?.data?.statements.find(({ statement }) => statement === number);
    };
    recounted.set(file.id, { ...found, preview: withRecounts(found.preview, chosen, recountOf) });
  }
  return recounted;
}

export function previewOf(data: TransactionPreview | undefined, error: Error | null): Preview {
  if (error) return { state: 'refused', problem: problemOf(error) };
  return data ? { state: 'read', preview: data } : { state: 'reading' };
}

function problemOf(error: Error): ClientProblem {
  if (error instanceof PreviewRefused) return error.problem;
  return { code: 'unreadable', status: 422, detail: 'The file can no longer be read. Add it again.' };
}
