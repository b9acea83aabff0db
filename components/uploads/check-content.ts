import type { ClientProblem } from '@/lib/client/client';
import { markBytes, mediaTypeOf } from '@/lib/file-types/magic-bytes';

/** Why the service would refuse the file for what it begins with, or null: told before it is sent. */
export async function contentProblem(file: Blob): Promise<ClientProblem | null> {
  const start = await startOf(file);
  if (start === null) return unreadable;
  if (start.length === 0) return problem('empty_file', 422);
  if (mediaTypeOf(start) !== null) return null;
  return problem(await refusedContentOf(start), 415);
}

/** Fetched when a file needs it: most are of a kind that is taken. Without the network the reason is said less exactly. */
async function refusedContentOf(start: Uint8Array): Promise<string> {
  const reasons = await import('./refused-content').catch(() => null);
  return reasons?.refusedContent(start) ?? 'unsupported_media_type';
}

async function startOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, markBytes).arrayBuffer());
  } catch {
    return null;
  }
}

/** As when it was moved or deleted since it was chosen. */
const unreadable: ClientProblem = {
  code: 'unreadable_file',
  status: 422,
  detail: 'The file can no longer be read. It may have been moved or deleted; choose it again.',
};

function problem(code: string, status: number): ClientProblem {
  return { code, status, detail: code };
}
