'use client';

import { useQuery } from '@tanstack/react-query';
import { documentReads } from '@/lib/reads/document-reads';
import { readOptions } from '@/lib/reads/read-options';
import { readingPollMilliseconds } from './use-documents';

export function useDocument(businessId: string, documentId: string) {
  return useQuery({
    ...readOptions(documentReads.one, businessId, { parameters: { document_id: documentId } }),
    refetchInterval: ({ state }) =>
      state.data?.data.status === 'processing' ? readingPollMilliseconds : false,
  });
}
