'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import type { Document, DocumentMatches } from '@/lib/contract/document';
import { matchDocument, matchDocuments, unmatchDocument } from '@/server/dashboard/actions/documents';
import { useDocumentAnswer } from '../use-document-answer';

/**
 * Attaches the open document to a transaction, or takes it off; the toast takes that back, with what was attached along with it.
 * Nothing in the books changes by either.
 */
export function useDocumentMatch({ id: documentId, version, name, transaction_id: attachedTo }: Document) {
  const { id: businessId } = useBusiness();
  const settle = useDocumentAnswer();
  const { mutate, isPending } = useMutation({
    // Not in onSuccess, which would be the one of the last drawing: the document is attached otherwise by then.
    mutationFn: async (transactionId: string | null) => {
      const matches: DocumentMatches = [{ document_id: documentId, transaction_id: attachedTo }];
      const seen = { documentId, version, attachedTo };
      const isDone = await settle(async () => {
        if (transactionId === null) return unmatchDocument(businessId, seen);
        const match = { transaction_id: transactionId };
        const answer = await matchDocument(businessId, { ...seen, idempotencyKey: v4(), match });
        const first = answer.ok ? answer.data.attached_with : null;
        if (first) matches.push({ document_id: first.id, transaction_id: null, version: first.version });
        return answer;
      });
      if (!isDone) return;
      const restore = () => settle(() => matchDocuments(businessId, { idempotencyKey: v4(), matches }));
      showToast({
        title: transactionId === null ? `${name} unlinked` : `${name} linked`,
        tone: 'good',
        action: { name: 'Undo', onPress: () => void restore() },
      });
    },
  });
  return {
    link: useCallback((transactionId: string) => mutate(transactionId), [mutate]),
    unlink: useCallback(() => mutate(null), [mutate]),
    isPending,
  };
}
