'use client';

import { useCallback, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { Document } from '@/lib/contract/document';
import type { Transaction } from '@/lib/contract/transaction';
import { unitsOfAmount } from '@/lib/format/amount';
import { unexplainedTotal } from '../total-mismatch';
import { useDocumentMatch } from './use-document-match';

/** A transaction of another amount than the document; both in minor units. */
type Doubtful = { transactionId: string; total: bigint; paid: bigint };

/** As `useDocumentMatch`, but asks first where the amounts differ and the paper itself does not explain it by a tip. */
export function useCheckedMatch(document: Document) {
  const { currency } = useBusiness();
  const { link, unlink, isPending } = useDocumentMatch(document);
  const [asked, setAsked] = useState<Doubtful | null>(null);
  const choose = useCallback(
    ({ id: transactionId, amount }: Pick<Transaction, 'id' | 'amount'>) => {
      const paid = unitsOfAmount(amount, currency);
      const total = unexplainedTotal(document, { id: transactionId, paid }, currency);
      if (total === null) link(transactionId);
      else setAsked({ transactionId, total, paid });
    },
    [document, currency, link],
  );
  const answer = (isRight: boolean) => {
    setAsked(null);
    if (isRight && asked) link(asked.transactionId);
  };
  return { choose, asked, answer, unlink, isPending };
}
