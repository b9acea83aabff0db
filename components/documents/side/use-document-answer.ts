'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/toast';
import type { ClientProblem } from '@/lib/client/client';
import { documentsKey } from '../use-documents';

type Answer = { ok: true } | { ok: false; problem: ClientProblem };

const unreachable = 'Daybook did not answer. Check your connection and try again.';
const stale = 'Somebody else has just changed this document. It is shown as it is now; try again.';

/** Reads all documents on the screen again; resolves when they are there. */
export function useDocumentsReadAgain(): () => Promise<void> {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: documentsKey(businessId) }),
    [client, businessId],
  );
}

/** What a change of a document ends with: everything is read again, and a refusal is told. Gives whether it was done. */
export function useDocumentAnswer() {
  const readAgain = useDocumentsReadAgain();
  return async (asked: Promise<Answer>): Promise<boolean> => {
    const answer = await asked.catch((): Answer | null => null);
    if (!answer?.ok) {
      const detail = answer?.problem.code === 'stale_version' ? stale : answer?.problem.detail;
      showToast({ title: 'The document was not changed', detail: detail ?? unreachable, tone: 'bad' });
    }
    if (answer) await readAgain();
    return answer?.ok === true;
  };
}
