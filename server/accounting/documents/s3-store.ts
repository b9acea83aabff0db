import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { AwsClient } from 'aws4fetch';
import { accept, type Result, refuse } from '@/lib/result';
import type { DocumentStorage } from '@/server/platform/document-storage-settings';
import {
  type BlobKey,
  type BlobStore,
  type ByteStream,
  keyAt,
  pathParts,
  type StoredBlob,
  type TellUnavailable,
} from './blob-store';
import { readObjectList } from './s3-object-list';
import { openSpool, removeSpooled } from './spool';

type S3Storage = Extract<DocumentStorage, { kind: 's3' }>;
type S3Answer = { status: number; text: string };

const timeoutMs = 30_000;
const prefix = 'documents/';

/** Blobs as objects `documents/<business>/<shard>/<hash>` of a bucket in S3-compatible storage, which acknowledges only what is durable. */
export function s3Store(storage: S3Storage, tellUnavailable: TellUnavailable = () => undefined): BlobStore {
  const { accessKeyId, secretAccessKey, sessionToken, region } = storage;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    // Only answers of 429 and 5xx are tried again, after at most 100 and 200 ms.
    retries: 2,
    initRetryMs: 100,
    ...(sessionToken === undefined ? {} : { sessionToken }),
  });
  const pathOf = (key: BlobKey) => `/${prefix}${pathParts(key).join('/')}`;
  const unavailable = (cause: unknown) => {
    tellUnavailable(cause);
    return refuse('unavailable' as const);
  };
  const call = async (path: string, init: RequestInit): Promise<Result<S3Answer, 'unavailable'>> => {
    const url = bucketUrl(storage) + path;
    try {
      const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      const { status } = response;
      const text = await response.text();
      if (isAway(response)) return unavailable(unexpected(init.method ?? 'GET', response));
      return accept({ status, text });
    } catch (error) {
      return unavailable(error);
    }
  };
  /** A response whose body is not read yet; the timeout applies only until its headers arrive. */
  const begin = async (path: string): Promise<Result<Response, 'unavailable'>> => {
    const asked = new AbortController();
    const timer = setTimeout(() => asked.abort(), timeoutMs);
    try {
      const response = await client.fetch(bucketUrl(storage) + path, { signal: asked.signal });
      return isAway(response) ? unavailable(unexpected('GET', response)) : accept(response);
    } catch (error) {
      return unavailable(error);
    } finally {
      clearTimeout(timer);
    }
  };
  /** The body of an answer that must have this status. */
  const must = async (method: string, path: string, status: number): Promise<string> => {
    const answer = await call(path, { method });
    if (!answer.ok) throw new Error(`the document storage cannot be reached to ${method}`);
    if (answer.value.status !== status) throw unexpected(method, answer.value);
    return answer.value.text;
  };
  return {
    newSpool: () => openSpool(tmpdir()),
    tellUnavailable,
    async put(key, file) {
      // A blob of a file is read while it is sent, and once more when it is sent again.
      const body = await openAsBlob(file.path);
      // Signed with the request: Amazon refuses bytes that were changed on the way.
      const headers = { 'x-amz-content-sha256': key.hash, 'content-type': 'application/octet-stream' };
      // What might be redirected is kept by Node.js until it is answered, all of it.
      const answer = await call(pathOf(key), { method: 'PUT', headers, body, redirect: 'error' });
      if (!answer.ok) return answer;
      if (answer.value.status === 507)
        throw Object.assign(unexpected('PUT', answer.value), { code: 'ENOSPC' });
      if (answer.value.status !== 200) throw unexpected('PUT', answer.value);
      return accept(null);
    },
    async stream(key) {
      const answer = await begin(pathOf(key));
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
        const page = readObjectList(await must('GET', `?${query}`, 200));
        for (const { name, changedAt } of page.objects) {
          const key = keyAt(name.slice(prefix.length).split('/'));
          if (key) yield { key, keptAt: changedAt };
        }
        token = page.nextToken;
      }
    },
    async remove(key) {
      await must('DELETE', `/${prefix}${pathParts(key).join('/')}`, 204);
    },
    // An object is there whole or not at all; what comes in for one lies in this machine's temporary folder.
    removeUnfinished: (before) => removeSpooled(tmpdir(), before),
  };
}

/** By path where an endpoint is named, as S3-compatible servers take it; by host on Amazon. */
function bucketUrl({ bucket, endpoint, region }: S3Storage): string {
  if (endpoint === undefined) return `https://${bucket}.s3.${region}.amazonaws.com`;
  return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
}

function isAway({ status }: { status: number }): boolean {
  return status === 429 || (status >= 500 && status !== 507);
}

/** Wrong credentials, no such bucket: for the operator to mend, and no retry helps. */
function unexpected(method: string, { status }: { status: number }): Error {
  return new Error(`the document storage answered ${status} to ${method}`);
}
