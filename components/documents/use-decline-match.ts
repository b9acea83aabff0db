'use client';

import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import type { Document } from '@/lib/contract/document';
import { decideMatch } from '@/server/dashboard/actions/documents';
import { useDocumentAnswer } from './use-document-answer';

/** Declines a suggested match for good; the toast takes it back. */
export function useDeclineMatch() {
  const { id: businessId } = useBusiness();
  const settle = useDocumentAnswer();
  return async ({ id: documentId, name }: Pick<Document, 'id' | 'name'>, transactionId: string) => {
    const decide = (isDeclined: boolean) =>
      settle(() => decideMatch(businessId, { documentId, transactionId, isDeclined }));
    if (!(await decide(true))) return;
    showToast({
      title: `This match of ${name} is not suggested again`,
      tone: 'good',
      action: { name: 'Undo', onPress: () => void decide(false) },
    });
  };
}
