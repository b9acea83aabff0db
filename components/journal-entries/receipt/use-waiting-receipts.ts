import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import type { Document, SuggestedMatch } from '@/lib/contract/document';
import { documentReads } from '@/lib/reads/document-reads';
import { readOptions } from '@/lib/reads/read-options';

/** The latest of them; who has more that belong nowhere goes through them under Documents. */
const mostWaiting = 100;

/** Receipts that no transaction has yet. */
export function useWaitingReceipts() {
  const { id: businessId, canWrite } = useBusiness();
  const query = { document_type: 'receipt', is_linked: 'false', page_size: mostWaiting } as const;
  return useQuery({
    ...readOptions(documentReads.list, businessId, { query }),
    select: ({ data }) => data,
    enabled: canWrite,
  });
}

/** A receipt that may be the transaction's. */
export type Suggestion = { document: Document; match: SuggestedMatch };

/** Those of the receipts that may be the transaction's, the surest first. */
export function suggestionsFor(
  transactionId: string | null,
  receipts: readonly Document[] | undefined,
): Suggestion[] {
  if (transactionId === null) return [];
  return (receipts ?? [])
    .flatMap((receipt) => {
      const match = receipt.suggested_matches.find((each) => each.transaction_id === transactionId);
      return match ? [{ document: receipt, match }] : [];
    })
    .toSorted((left, right) => right.match.confidence - left.match.confidence);
}
