'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { importReads } from '@/lib/reads/import-reads';
import { type FirstPage, pagesOptions, readOptions } from '@/lib/reads/read-options';

export type FirstImports = FirstPage<typeof importReads.list>;

/** The imports, newest first, page after page. */
export function useImports(businessId: string, first: FirstImports) {
  return useInfiniteQuery(pagesOptions(importReads.list, businessId, { query: {} }, first));
}

/** One import with the records that it did not add. */
export function useImportDetail(businessId: string, importId: string) {
  return useQuery(
    readOptions(importReads.one, businessId, { parameters: { transaction_import_id: importId } }),
  );
}

/** What undoing the import would remove and keep, at present. */
export function useUndoing(businessId: string, importId: string) {
  const options = readOptions(importReads.undoing, businessId, {
    parameters: { transaction_import_id: importId },
  });
  return useQuery({ ...options, staleTime: 0, gcTime: 0 });
}
