import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { accept, type Result, refuse } from '@/lib/result';
import type { DocumentStorage } from '@/server/platform/document-storage-settings';
import type { TellUnavailable } from './blob-store';

export type S3Storage = Extract<DocumentStorage, { kind: 's3' }>;
type S3Answer = { status: number; text: string };

/** How fast an upload must be at least: an uplink of half a megabit a second still keeps a document of any size. */
const bytesPerMs = 64;
const retries = 2;

/** Signed requests to one bucket of S3-compatible storage, by paths within it. */
export type S3Client = {
  /** The whole answer. */
  call(path: string, init: RequestInit): Promise<Result<S3Answer, 'unavailable'>>;
  /** A response whose body is not read yet; the timeout applies only until its headers arrive. */
  open(path: string): Promise<Result<Response, 'unavailable'>>;
  /** The body of an answer that must have this status; throws where it has another, or there is none. */
  must(method: string, path: string, status: number): Promise<string>;
};

/** @param limitMs how long an answer may take, beside the time to upload what is sent */
export function s3Client(storage: S3Storage, tellUnavailable: TellUnavailable, limitMs = 30_000): S3Client {
  const { accessKeyId, secretAccessKey, sessionToken, region } = storage;
  const aws = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    ...(sessionToken === undefined ? {} : { sessionToken }),
  });
  const bucket = bucketUrl(storage);
  const unavailable = (cause: unknown) => {
    tellUnavailable(cause);
    return refuse('unavailable' as const);
  };
  /**
   * Answers of 429 and 5xx are tried again, after at most 100 and 200 ms. The signal is given to `fetch` itself: of one in a signed
   * `Request`, garbage collection can end the effect.
   */
  const send = async (path: string, init: RequestInit, signal: AbortSignal) => {
    for (let attempt = 0; ; attempt++) {
      const { url, headers } = await aws.sign(bucket + path, init);
      const response = await fetch(url, { ...init, headers, signal });
      if (attempt === retries || !isBusy(response)) return response;
      await response.body?.cancel();
      await setTimeout(Math.random() * 100 * 2 ** attempt);
    }
  };
  const call: S3Client['call'] = async (path, init) => {
    try {
      const sentMs = init.body instanceof Blob ? Math.ceil(init.body.size / bytesPerMs) : 0;
      const response = await send(path, init, AbortSignal.timeout(limitMs + sentMs));
      const { status } = response;
      const text = await response.text();
      if (isAway(response)) return unavailable(unexpected(init.method ?? 'GET', response));
      return accept({ status, text });
    } catch (error) {
      return unavailable(error);
    }
  };
  return {
    call,
    async open(path) {
      const waiting = new AbortController();
      const timer = globalThis.setTimeout(() => waiting.abort(), limitMs);
      try {
        const response = await send(path, {}, waiting.signal);
        return isAway(response) ? unavailable(unexpected('GET', response)) : accept(response);
      } catch (error) {
        return unavailable(error);
      } finally {
        clearTimeout(timer);
      }
    },
    async must(method, path, status) {
      const answer = await call(path, { method });
      if (!answer.ok) throw new Error(`the document storage cannot be reached to ${method}`);
      if (answer.value.status !== status) throw unexpected(method, answer.value);
      return answer.value.text;
    },
  };
}

/** By path where an endpoint is named, as S3-compatible servers take it; by host on Amazon. */
function bucketUrl({ bucket, endpoint, region }: S3Storage): string {
  if (endpoint === undefined) return `https://${bucket}.s3.${region}.amazonaws.com`;
  return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
}

/** 507 is no failure of a moment: the storage is full. */
function isAway(response: { status: number }): boolean {
  return isBusy(response) && response.status !== 507;
}

function isBusy({ status }: { status: number }): boolean {
  return status === 429 || status >= 500;
}

/** Wrong credentials, no such bucket: for the operator to mend, and no retry helps. */
export function unexpected(method: string, { status }: { status: number }): Error {
  return new Error(`the document storage answered ${status} to ${method}`);
}
