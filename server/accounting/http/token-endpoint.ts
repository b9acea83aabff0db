import { tokenRequest } from '@/lib/contract/token';
import type { TokenRefusal } from '../services/access/issue-token';
import type { ReplayableAnswer } from '../services/requests/replayable-answer';
import type { Service } from './service';
import type { TokenLimit } from './token-limit';
import { validate } from './validate';

const noStore = { 'content-type': 'application/json', 'cache-control': 'no-store', pragma: 'no-cache' };

/** POST /v0/auth/token: form fields, or HTTP Basic for the credentials (RFC 6749 §2.3.1). */
export async function answerToken(
  service: Service,
  request: Request,
  { limit, address }: { limit: TokenLimit; address: string },
): Promise<ReplayableAnswer> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    return refusalAnswer({
      error: 'invalid_request',
      error_description: 'The body must be application/x-www-form-urlencoded.',
    });
  }
  const form = new URLSearchParams(await request.text());
  const names = [...form.keys()];
  if (new Set(names).size < names.length) {
    return refusalAnswer({ error: 'invalid_request', error_description: 'A field is sent twice.' });
  }
  const basic = basicCredentials(request.headers.get('authorization'));
  // A field without a value counts as left out (RFC 6749 §3.2).
  const given = Object.fromEntries([...form].filter(([, value]) => value !== ''));
  const contradiction = contradictionOf(given, basic);
  if (contradiction) return refusalAnswer({ error: 'invalid_request', error_description: contradiction });
  const fields = validate(tokenRequest, { ...given, ...basic });
  if (!fields.ok) {
    const [fault] = fields.problem.errors ?? [];
    const description = `${fault?.path.slice(1)} ${fault?.message}.`;
    return refusalAnswer({ error: 'invalid_request', error_description: description });
  }
  const waitSeconds = limit.take(fields.value.client_id ?? '', address);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const token = await service.requests.issueToken(fields.value);
  if (!token.ok) return refusalAnswer(token.problem);
  return { status: 200, body: JSON.stringify(token.value), headers: noStore };
}

/** A client must not authenticate in two ways at once (RFC 6749 §2.3); it may name itself in the form, too. */
function contradictionOf(form: Record<string, string>, basic: Credentials): string | null {
  if (basic.client_id === undefined) return null;
  if (form.client_secret !== undefined)
    return 'The credentials are sent twice: in the form and by HTTP Basic.';
  const isOther = form.client_id !== undefined && form.client_id !== basic.client_id;
  return isOther ? 'The client_id in the form is not the one of HTTP Basic.' : null;
}

function tooMany(waitSeconds: number): ReplayableAnswer {
  const refusal: TokenRefusal = {
    error: 'temporarily_unavailable',
    error_description: `Too many requests for tokens. Try again in ${waitSeconds} seconds.`,
  };
  const headers = { ...noStore, 'retry-after': `${waitSeconds}` };
  return { status: 429, body: JSON.stringify(refusal), headers };
}

function refusalAnswer(refusal: TokenRefusal): ReplayableAnswer {
  const isClient = refusal.error === 'invalid_client';
  return {
    status: isClient ? 401 : 400,
    body: JSON.stringify(refusal),
    headers: isClient ? { ...noStore, 'www-authenticate': 'Basic realm="accounting"' } : noStore,
  };
}

type Credentials = { client_id?: string; client_secret?: string };

function basicCredentials(authorization: string | null): Credentials {
  const encoded = /^basic +([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded) return {};
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return {};
  return { client_id: formDecoded(text.slice(0, colon)), client_secret: formDecoded(text.slice(colon + 1)) };
}

function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
