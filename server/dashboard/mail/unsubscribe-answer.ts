import { paths } from '@/lib/paths';
import { readBody } from '../read-body';
import { dashboardSettings } from '../session/settings';
import { endMail } from './unsubscribe';

/** As a mail program sends it (RFC 8058 §3.1): no session, no `Origin`, and the token is what says who asks. */
const ONE_CLICK = /^List-Unsubscribe=One-Click$/;

/** More than the one line that a mail program sends. */
const longestBody = 1024;

export async function answerUnsubscribe(request: Request): Promise<Response> {
  const token = tokenOf(request);
  const body = await readBody(request, longestBody);
  if (body === null) return said(413, 'Too long.');
  const form = await formOf(body, request.headers.get('content-type') ?? '');
  const [[name, value] = ['', '']] = form?.entries() ?? [];
  if (!ONE_CLICK.test(`${name}=${String(value)}`)) return said(400, 'Expected List-Unsubscribe=One-Click.');
  const ended = token.length <= 512 ? await endMail(token) : null;
  return ended === null
    ? said(404, 'This link is not one of ours.')
    : said(200, 'You will get no more of these.');
}

/** Opening the link ends nothing: programs that look for harm open every link. The page asks. */
export function redirectToQuestion(request: Request): Response {
  const location = dashboardSettings().origin + paths.confirmUnsubscribe(tokenOf(request));
  return new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } });
}

function formOf(body: Buffer, type: string): Promise<FormData | null> {
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

function said(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
