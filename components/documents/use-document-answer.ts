'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import { type ActionAnswer, answered } from '@/lib/client/action-answer';
import { changedBy } from '@/lib/client/changed-by';
import { refusedTitle } from '@/lib/client/refused-title';
import type { Document } from '@/lib/contract/document';
import { documentReads } from '@/lib/reads/document-reads';
import { readAgain } from '@/lib/reads/read-again';
import { updateDocument } from '@/server/dashboard/actions/documents';

const unreachable = 'Daybook did not answer. Check your connection and try again.';
const stale = 'This document was changed meanwhile. The current version is shown; try again.';

/** What a change of a document ended with; a refusal is shown, and then it is null. */
export async function documentOf<Data>(
  ask: () => Promise<ActionAnswer<Data>>,
): Promise<{ data: Data } | null> {
  const answer = await answered(ask, unreachable);
  if (answer.ok) return answer;
  const { code, detail } = answer.problem;
  showToast({
    title: refusedTitle(answer.problem, 'The document was not changed'),
    detail: code === 'stale_version' ? stale : detail,
    tone: 'bad',
  });
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

/** What a change of a document ends with: everything is read again, and a refusal is shown. Gives whether it was done. */
export function useDocumentAnswer() {
  const readAgain = useDocumentsReadAgain();
  return async (ask: () => Promise<ActionAnswer<unknown>>): Promise<boolean> => {
    const changed = await documentOf(ask);
    await readAgain();
    return changed !== null;
  };
}

type Changes = Parameters<typeof updateDocument>[1]['changes'];

/** Changes a document on its present version; where that was not the one shown, it is read again. */
export function useDocumentUpdate({ id: documentId, version }: Document) {
  const { id: businessId } = useBusiness();
  const readAgain = useDocumentsReadAgain();
  return async (idempotencyKey: string, changes: Changes) => {
    const answer = await updateDocument(businessId, { documentId, version, idempotencyKey, changes });
    if (answer.ok || answer.problem.code !== 'stale_version') return answer;
    await readAgain();
    const { problem } = answer;
    const detail = `${changedBy(problem, documentId)} changed this document meanwhile. The current version is shown; try again.`;
    return { ok: false as const, problem: { ...problem, detail } };
  };
}
