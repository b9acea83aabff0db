import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { accept } from '@/lib/result';
import {
  type BlobKey,
  type BlobStore,
  type ByteStream,
  keyAt,
  pathParts,
  type StoredBlob,
  type TellUnavailable,
} from './blob-store';
import { type S3Storage, s3Client, unexpected } from './s3-client';
import { readObjectList } from './s3-object-list';
import { openSpool, removeSpooled } from './spool';

const prefix = 'documents/';

/** Blobs as objects `documents/<business>/<shard>/<hash>` of a bucket in S3-compatible storage, which acknowledges only what is durable. */
export function s3Store(storage: S3Storage, tellUnavailable: TellUnavailable = () => undefined): BlobStore {
  const client = s3Client(storage, tellUnavailable);
  const pathOf = (key: BlobKey) => `/${prefix}${pathParts(key).join('/')}`;
  return {
    newSpool: () => openSpool(tmpdir()),
    tellUnavailable,
    async put(key, file) {
      // A blob of a file is read while it is sent, and once more when it is sent again.
      const body = await openAsBlob(file.path);
      // Signed with the request: Amazon refuses bytes that were changed on the way.
      const headers = { 'x-amz-content-sha256': key.hash, 'content-type': 'application/octet-stream' };
      // What might be redirected is kept by Node.js until it is answered, all of it.
      const answer = await client.call(pathOf(key), { method: 'PUT', headers, body, redirect: 'error' });
      if (!answer.ok) return answer;
      if (answer.value.status === 507)
        throw Object.assign(unexpected('PUT', answer.value), { code: 'ENOSPC' });
      if (answer.value.status !== 200) throw unexpected('PUT', answer.value);
      return accept(null);
    },
    async stream(key) {
      const answer = await client.open(pathOf(key));
      if (!answer.ok) return answer;
      const { status, body } = answer.value;
      if (status === 200) return accept(body as ByteStream);
      await body?.cancel();
      if (status === 404) return accept(null);
      throw unexpected('GET', answer.value);
    },
    async *list(): AsyncIterable<StoredBlob> {
      for (let token: string | null = ''; token !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== '') query.set('continuation-token', token);
        const page = readObjectList(await client.must('GET', `?${query}`, 200));
        for (const { name, changedAt } of page.objects) {
          const key = keyAt(name.slice(prefix.length).split('/'));
          if (key) yield { key, keptAt: changedAt };
        }
        token = page.nextToken;
      }
    },
    async remove(key) {
      await client.must('DELETE', pathOf(key), 204);
    },
    // An object is there whole or not at all; what comes in for one lies in this machine's temporary folder.
    removeUnfinished: (before) => removeSpooled(tmpdir(), before),
  };
}
