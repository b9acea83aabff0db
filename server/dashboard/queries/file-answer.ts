import type { StoredFile } from '@/lib/contract/stored-file';
import { securityHeaders } from '../session/security-headers';
import { isOverTls } from '../session/session-cookie';

/**
 * A file as it comes from the service: to be saved or drawn by our own page, never to be opened as a page of this
 * origin, since strangers made it or named what is in it.
 * @param mediaTypes all that may come back under its own type
 */
export function fileAnswer({ name, mediaType, body }: StoredFile, mediaTypes: ReadonlySet<string>): Response {
  const [type = ''] = mediaType.split(';');
  return new Response(body, {
    headers: {
      ...securityHeaders({ isOverTls: isOverTls() }),
      'content-type': mediaTypes.has(type) ? mediaType : 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodedName(name)}`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  });
}

/** RFC 8187 §3.2.1: what `encodeURIComponent` leaves and the header may not hold is encoded too. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
