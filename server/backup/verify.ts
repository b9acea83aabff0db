import type { Client } from 'pg';
import type { BlobStore } from '@/server/accounting/documents/blob-store';
import { findDifferences } from '@/server/accounting/store/verify-books/verify-books';
import { findDamagedDocuments } from '@/server/accounting/verify-documents';

/** Recomputes all totals and reads all documents; reports each difference. The exit code is 1 if there is one. */
export async function verify(
  client: Client,
  documents: BlobStore,
  say: (sentence: string) => void,
): Promise<number> {
  await client.query("SET search_path = 'accounting'");
  const differences = [
    ...(await findDifferences(client)),
    ...(await findDamagedDocuments(client, documents)),
  ];
  for (const difference of differences) say(JSON.stringify(difference));
  say(
    differences.length === 0
      ? 'Verified the books: no difference.'
      : `Verified the books: ${differences.length} differences.`,
  );
  return differences.length === 0 ? 0 : 1;
}
