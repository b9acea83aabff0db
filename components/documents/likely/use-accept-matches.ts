'use client';

import { useState } from 'react';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import type { LikelyMatch } from '@/lib/contract/document';
import { matchDocuments } from '@/server/dashboard/actions/documents';
import { useDocumentAnswer } from '../use-document-answer';

/** The service takes so many at once. */
const mostAtOnce = 100;

/** Accepts likely matches; the toast takes all of them back. */
export function useAcceptMatches() {
  const { id: businessId } = useBusiness();
  const settle = useDocumentAnswer();
  const [isPending, setIsPending] = useState(false);
  const change = async (matches: { document_id: string; transaction_id: string | null }[]) => {
    setIsPending(true);
    const isDone = await settle(() => matchDocuments(businessId, { idempotencyKey: v4(), matches }));
    setIsPending(false);
    return isDone;
  };
  const accept = async (likely: readonly LikelyMatch[]): Promise<void> => {
    const matches = likely
      .slice(0, mostAtOnce)
      .map(({ document, transaction }) => ({ document_id: document.id, transaction_id: transaction.id }));
    if (!(await change(matches))) return;
    const removed = matches.map(({ document_id }) => ({ document_id, transaction_id: null }));
    showToast({
      title: matches.length === 1 ? '1 receipt linked' : `${matches.length} receipts linked`,
      tone: 'good',
      action: { name: 'Undo', onPress: () => void change(removed) },
    });
  };
  return { accept, isPending };
}
