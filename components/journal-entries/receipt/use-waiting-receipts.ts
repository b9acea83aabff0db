import { useQuery } from '@tanstack/react-query';
import { documentsKey } from '@/components/documents/use-documents';
import { useBusiness } from '@/components/shell/business-context';
import { readData } from '@/lib/client/read-data';
import { type Document, document, type SuggestedMatch } from '@/lib/contract/document';
import { pageOf } from '@/lib/contract/primitives';
import { dataPaths } from '@/lib/paths';

const pageAnswer = pageOf(document);
/** The latest of them; who has more that belong nowhere goes through them under Documents. */
const mostWaiting = 100;

/** Receipts that no transaction has yet. */
export function useWaitingReceipts() {
  const { id: businessId, canWrite } = useBusiness();
  return useQuery({
    queryKey: [...documentsKey(businessId), 'waiting'],
    queryFn: async ({ signal }) => {
      const query = { document_type: 'receipt', is_linked: false, page_size: mostWaiting };
      return (await readData(dataPaths.documents(businessId, query), pageAnswer, signal)).data;
    },
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
