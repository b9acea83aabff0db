'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/toast';
import type { Document } from '@/lib/contract/document';
import { matchDocument, matchDocuments, unmatchDocument } from '@/server/dashboard/actions/documents';
import { useDocumentAnswer } from '../use-document-answer';

/**
 * Attaches the open document to a transaction, or takes it off; the toast takes that back. Nothing in the books changes
 * by either.
 */
export function useDocumentMatch({ id: documentId, version, name, transaction_id: attachedTo }: Document) {
  const { id: businessId } = useBusiness();
  const settle = useDocumentAnswer();
  const { mutate, isPending } = useMutation({
    // Not in onSuccess, which would be the one of the last drawing: the document is attached otherwise by then.
    mutationFn: async (transactionId: string | null) => {
      const isDone = await settle(() => {
        if (transactionId === null) return unmatchDocument(businessId, { documentId, version, attachedTo });
        const match = { transaction_id: transactionId };
        return matchDocument(businessId, { documentId, version, attachedTo, idempotencyKey: v4(), match });
      });
      if (!isDone) return;
      const matches = [{ document_id: documentId, transaction_id: attachedTo }];
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
