'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/toast';
import type { ClientProblem } from '@/lib/client/client';
import { documentReads } from '@/lib/reads/document-reads';
import { readAgain } from '@/lib/reads/read-again';

type Answer<Data> = { ok: true; data: Data } | { ok: false; problem: ClientProblem };

const unreachable = 'Daybook did not answer. Check your connection and try again.';
const stale = 'Somebody else has just changed this document. The current version is shown; try again.';

/** What a change of a document ended with; a refusal is told, and null is all that is left of it. */
export async function documentOf<Data>(asked: Promise<Answer<Data>>): Promise<{ data: Data } | null> {
  const answer = await asked.catch(() => null);
  if (answer?.ok) return answer;
  const detail = answer?.problem.code === 'stale_version' ? stale : answer?.problem.detail;
  showToast({ title: 'The document was not changed', detail: detail ?? unreachable, tone: 'bad' });
  return null;
}

/** Reads all documents on the screen again; resolves when they are there. */
export function useDocumentsReadAgain(): () => Promise<void> {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  return useCallback(
    () => readAgain(client, businessId, ...Object.values(documentReads)),
    [client, businessId],
  );
}

/** What a change of a document ends with: everything is read again, and a refusal is told. Gives whether it was done. */
export function useDocumentAnswer() {
  const readAgain = useDocumentsReadAgain();
  return async (asked: Promise<Answer<unknown>>): Promise<boolean> => {
    const changed = await documentOf(asked);
    await readAgain();
    return changed !== null;
  };
}
