import type { Problem } from '@/lib/contract/problem';
import { accept, type Result } from '@/lib/result';
import type { FileToSend } from '../services/requests/file-to-send';
import type { HttpAnswer } from './problem-answer';

/**
 * A stored file, to be saved and never shown: whoever made it is a stranger to whoever opens it, so no browser may run
 * any of it as a page of this origin.
 */
export async function answerFile(file: FileToSend): Promise<Result<HttpAnswer, Problem>> {
  const opened = await file.open();
  if (!opened.ok) return opened;
  const content = opened.value;
  const size = content instanceof Uint8Array ? content.length : file.size;
  return accept({
    status: 200,
    body: content,
    headers: {
      'content-type': file.mediaType,
      ...(size === undefined ? {} : { 'content-length': `${size}` }),
      'content-disposition': attachment(file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    },
  });
}

/** RFC 6266: the file name in UTF-8, with an ASCII fallback. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/gu, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
