import { type NextRequest, NextResponse } from 'next/server';
import { isOwnHost, isOwnOrigin } from '@/server/dashboard/session/origin';
import {
  contentSecurityPolicy,
  linkHeaders,
  securityHeaders,
} from '@/server/dashboard/session/security-headers';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Puts the security headers on every answer, refuses changes from foreign pages and requests for hosts that are not
 * ours, which a name that was pointed here makes (DNS rebinding). It is no guard: each page,
 * action and handler checks session and membership itself.
 */
export function proxy(request: NextRequest): NextResponse {
  const configured = process.env.NEXTAUTH_URL;
  const isOverTls = configured?.startsWith('https:') ?? false;
  const nonce = crypto.randomUUID();
  const isDevelopment = process.env.NODE_ENV === 'development';
  const policy = contentSecurityPolicy(nonce, { isDevelopment, isOverTls });

  const answer =
    refusalOf(request, configured) ??
    NextResponse.next({ request: { headers: requestHeaders(request, policy) } });
  answer.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(securityHeaders({ isOverTls }))) answer.headers.set(name, value);
  for (const [name, value] of Object.entries(linkHeaders(request.nextUrl.pathname))) {
    answer.headers.set(name, value);
  }
  return answer;
}

function refusalOf({ method, headers }: NextRequest, configured: string | undefined): NextResponse | null {
  if (!isOwnHost(headers, configured, process.env.DAYBOOK_HOSTS)) {
    const text =
      'Daybook is not at this address. The operator sets its addresses: NEXTAUTH_URL and DAYBOOK_HOSTS.';
    return new NextResponse(text, { status: 421 });
  }
  if (harmless.has(method) || isOwnOrigin(headers, configured)) return null;
  return new NextResponse('This request did not come from a page of Daybook.', { status: 403 });
}

/** Next.js reads the nonce from the policy on the request; pages read the path to come back to after signing in. */
function requestHeaders(request: NextRequest, policy: string): Headers {
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-daybook-path', request.nextUrl.pathname + request.nextUrl.search);
  return headers;
}

/**
 * Everything but the build's static files, which hold nothing of anybody, and the handlers that take or give files and
 * set their headers themselves: uploads check the origin too, since a body that comes through here is cut off at
 * 10 MB; a stored file has a stricter policy than a page, which this one would take the place of. What mail programs
 * and mail servers send comes from no page: those handlers are shown a signature or a secret instead.
 */
export const config = {
  matcher: [
    '/((?!_next/static/|_next/image|api/data/.+/(?:import|import/preview|upload|content)$|api/mail/).*)',
  ],
};
