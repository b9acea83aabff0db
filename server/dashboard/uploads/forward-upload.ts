import type { ClientProblem } from '@/lib/client/client';
import { readAnswer, unanswered } from '@/lib/client/read-answer';
import { type Result, refuse } from '@/lib/result';
import { uploadLimitBytes } from '@/lib/upload-limit';
import { accountingConnection } from '../accounting/client';
import { shareOfPerson, takeRequest } from '../accounting/fair-share';

/** A file, and what a multipart form may need around it; in bytes. */
const largestForm = uploadLimitBytes + 64 * 1024;

const tooLarge: ClientProblem = {
  code: 'too_large',
  status: 413,
  detail: 'The file is larger than 25 MB.',
};

/**
 * Sends a multipart form on to the service as it comes in, without keeping it. `path` is that of the operation.
 * What cannot be repeated is not: a token that has just expired is refused with the advice to try again.
 */
export async function forwardUpload(
  request: Request,
  path: string,
  userId: string,
): Promise<Result<unknown, ClientProblem>> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data') || !request.body) return refuse(noForm);
  if (Number(request.headers.get('content-length') ?? 0) > largestForm) return refuse(tooLarge);
  const tooMany = takeRequest(shareOfPerson(userId));
  if (tooMany) return refuse(tooMany);
  const { baseUrl, fetch, tokens } = accountingConnection();
  const token = await tokens.current();
  if (!token.ok) return token;

  const counter = new ByteCounter(largestForm);
  try {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: uploadHeaders(request, type, token.value, userId),
      body: request.body.pipeThrough(counter.stream),
      duplex: 'half',
      signal: request.signal,
    } as RequestInit);
    if (response.status === 401) tokens.discard(token.value);
    return await readAnswer(response);
  } catch (error) {
    if (counter.isOver) return refuse(tooLarge);
    return refuse(unanswered(error));
  }
}

const noForm: ClientProblem = {
  code: 'unsupported_media_type',
  status: 415,
  detail: 'A file is sent as a multipart form.',
};

function uploadHeaders(request: Request, type: string, token: string, userId: string): Headers {
  const headers = new Headers({
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    'content-type': type,
    'x-user-id': userId,
  });
  const key = request.headers.get('idempotency-key');
  if (key) headers.set('idempotency-key', key);
  return headers;
}

/** Passes bytes through until there are more than `limit`. */
class ByteCounter {
  isOver = false;
  readonly stream: TransformStream<Uint8Array, Uint8Array>;

  constructor(limit: number) {
    let bytes = 0;
    this.stream = new TransformStream({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        this.isOver = bytes > limit;
        if (this.isOver) controller.error(new Error('too large'));
        else controller.enqueue(chunk);
      },
    });
  }
}
