'use client';

import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { readData } from '@/lib/client/read-data';
import { document } from '@/lib/contract/document';
import { transaction } from '@/lib/contract/transaction';
import { dataPaths } from '@/lib/paths';
import { documentsKey, readingPollMilliseconds } from './use-documents';

const documentAnswer = z.object({ data: document, transactions: z.array(transaction) });

/** A document with the transactions that it names. */
export type OpenDocument = z.output<typeof documentAnswer>;

export function useDocument(businessId: string, documentId: string) {
  return useQuery({
    queryKey: [...documentsKey(businessId), 'one', documentId],
    queryFn: ({ signal }) => readData(dataPaths.document(businessId, documentId), documentAnswer, signal),
    refetchInterval: ({ state }) =>
      state.data?.data.status === 'processing' ? readingPollMilliseconds : false,
  });
}
