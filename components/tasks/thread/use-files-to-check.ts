'use client';

import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mismatchingTotal } from '@/components/documents/total-mismatch';
import { readingPollMilliseconds } from '@/components/documents/use-documents';
import type { Document } from '@/lib/contract/document';
import { documentReads } from '@/lib/reads/document-reads';
import { readOptions } from '@/lib/reads/read-options';

/** A file whose total is not what was paid. */
export type TotalMismatch = { documentId: string; name: string; units: bigint };

/** An answer does not wait longer for a file to be read. */
const longestReadingMilliseconds = 10_000;

/**
 * Compares the files of an answer with what was paid.
 * @param paid minor units; null where the question is not about a payment
 * @returns what does not fit, and whether a file is still being read
 */
export function useFilesToCheck(
  businessId: string,
  documents: readonly Document[],
  paid: { units: bigint; currency: string } | null,
): { mismatches: TotalMismatch[]; isReading: boolean } {
  const [waitedFor, setWaitedFor] = useState(0);
  const count = documents.length;
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(count), longestReadingMilliseconds);
    return () => clearTimeout(timer);
  }, [count]);
  const read = useQueries({
    queries: documents.map((document) => ({
      ...readOptions(documentReads.one, businessId, { parameters: { document_id: document.id } }),
      enabled: paid !== null,
      refetchInterval: ({ state }: { state: { data?: { data: Document } | undefined } }) =>
        state.data?.data.status === 'processing' ? readingPollMilliseconds : (false as const),
    })),
  });
  if (paid === null) return { mismatches: [], isReading: false };
  const mismatches = read.flatMap(({ data }) => {
    const document = data?.data;
    const units = document && mismatchingTotal(document.extraction, paid.units, paid.currency);
    return document && typeof units === 'bigint'
      ? [{ documentId: document.id, name: document.name, units }]
      : [];
  });
  const isReading =
    waitedFor < count &&
    read.some(({ data, isError }) => !isError && (data?.data.status ?? 'processing') === 'processing');
  return { mismatches, isReading };
}
