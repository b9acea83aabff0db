import type { Client } from 'pg';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { type BlobStore, readBlob } from './documents/blob-store';
import type { Difference } from './store/verify-books/verify-books';

type Row = { business_id: string; id: string; hash: Buffer; file_size: number };

const batch = 1000;

/** Reads the stored bytes of every document: those with its hash, as many as it says, or a difference. Run as the owner. */
export async function findDamagedDocuments(client: Client, store: BlobStore): Promise<Difference[]> {
  const differences: Difference[] = [];
  let last = ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    // Bytes that several documents share are read once.
    const { rows } = await client.query<Row>(
      `SELECT business_id, id, hash, file_size FROM document
       WHERE duplicate_of IS NULL AND deleted_at IS NULL AND (business_id, id) > ($1, $2) ORDER BY business_id, id LIMIT ${batch}`,
      last,
    );
    for (const row of rows) {
      const detail = await faultOf(store, row);
      if (detail) differences.push({ check: documentCheck, business_id: row.business_id, detail });
    }
    const end = rows.at(-1);
    if (!end || rows.length < batch) return differences;
    last = [end.business_id, end.id];
  }
}

export const documentCheck = 'document has its bytes';

async function faultOf(store: BlobStore, { business_id, id, hash, file_size }: Row): Promise<string | null> {
  const key = { businessId: encodeIdentifier('business', business_id), hash: hash.toString('hex') };
  const blob = await readBlob(store, key);
  if (!blob.ok) return `${id}: ${blob.problem}`;
  return blob.value.size === file_size ? null : `${id}: ${blob.value.size} bytes, said ${file_size}`;
}
