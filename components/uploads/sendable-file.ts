import type { ClientProblem } from '@/lib/client/client';
import { accept, type Result, refuse } from '@/lib/result';
import { contentProblem } from './check-content';

/** Photographs of other kinds, which the browser may be able to open although the service is not. */
const convertible: ReadonlySet<string> = new Set(['heic_photo', 'unsupported_media_type']);

/**
 * The file as it is sent: itself where the service takes its kind, else the copy that the browser makes of a photograph (HEIC in Safari,
 * AVIF, GIF and BMP everywhere), else why it cannot be sent.
 */
export async function sendableFile(
  file: File,
  convert: (file: File) => Promise<File | null>,
): Promise<Result<File, ClientProblem>> {
  const problem = await contentProblem(file);
  if (!problem) return accept(file);
  const copy = convertible.has(problem.code) ? await convert(file) : null;
  return copy ? accept(copy) : refuse(problem);
}
