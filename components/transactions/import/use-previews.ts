'use client';

import { useQueries } from '@tanstack/react-query';
import type { ClientProblem } from '@/lib/client/client';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { PreviewRefused, previewFile, previewKey } from './preview/preview-file';
import { mappingAsked } from './preview/targets';
import { type ImportedFile, isToBeSent } from './use-import';

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
      return {
        queryKey: previewKey(asked, each.id),
        queryFn: ({ signal }: { signal: AbortSignal }) => previewFile(asked, signal),
        enabled: isToBeSent(each),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      };
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

export function previewOf(data: TransactionPreview | undefined, error: Error | null): Preview {
  if (error) return { state: 'refused', problem: problemOf(error) };
  return data ? { state: 'read', preview: data } : { state: 'reading' };
}

function problemOf(error: Error): ClientProblem {
  if (error instanceof PreviewRefused) return error.problem;
  return { code: 'unreadable', status: 0, detail: 'The file can no longer be read. Add it again.' };
}
