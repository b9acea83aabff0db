import { createHash, timingSafeEqual } from 'node:crypto';
import { readBody } from '../read-body';
import { dashboardSettings } from '../session/settings';
import { dashboardDatabase } from '../session/storage/pool';
import { findBusinessOfAddress } from './storage/receipt-addresses';
import { putMessage } from './storage/receipt-messages';

/** What mail servers usually take in one message: 25 MB of files, as text a third longer. */
const largestMessage = 35 * 1024 ** 2;

/** A message id stands among the first headers; more is not looked through. */
const headerBytes = 64 * 1024;

/**
 * Takes a message (RFC 5322) from the mail server: the body of the request is the message as it came, `to` in the address
 * its envelope's recipient. Only kept here; what is in it is found out afterwards. The answers are what a mail server
 * needs to know: 2xx is taken, 4xx never will be, 503 is to be tried again.
 */
export async function takeMessage(request: Request): Promise<Response> {
  const { receiptMail } = dashboardSettings();
  if (receiptMail === null) return said(404, 'No domain for receipts is set up here.');
  if (!isSecret(request.headers.get('authorization') ?? '', receiptMail.secret)) {
    return said(401, 'The secret is missing or wrong.');
  }
  const [localPart = '', domain = ''] = recipientOf(request).split('@');
  if (domain !== receiptMail.domain) return said(422, 'The recipient is not at the domain for receipts.');
  const businessId = await findBusinessOfAddress(dashboardDatabase(), localPart);
  if (businessId === null) return said(422, 'Nobody has this address.');
  const raw = await readBody(request, largestMessage);
  if (raw === null) return said(413, 'The message is larger than 35 MB.');
  if (raw.length === 0) return said(422, 'The message is empty.');
  const kept = await putMessage(dashboardDatabase(), { businessId, key: messageKey(raw), raw });
  if (kept === 'full') return said(503, 'Too many messages wait for a decision.');
  return said(202, kept === 'known' ? 'Taken before.' : 'Taken.');
}

function recipientOf(request: Request): string {
  return (new URL(request.url).searchParams.get('to') ?? '').trim().toLowerCase();
}

/** Compared in constant time, whatever the length. */
function isSecret(header: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header), hash(`Bearer ${secret}`));
}

/**
 * Equal for a message that is delivered again, whatever headers its way added: by its id and what follows the headers, as scanners
 * may give one id to all that they send.
 */
export function messageKey(raw: Buffer): Buffer {
  const head = raw.subarray(0, headerBytes).toString('latin1');
  const end = head.search(/\r?\n\r?\n/);
  const id = /^message-id:\s*(<[^>\r\n]{1,990}>)/im.exec(head.slice(0, end))?.[1];
  const hash = createHash('sha256');
  if (end === -1 || id === undefined) return hash.update(raw).digest();
  return hash.update(id).update(raw.subarray(end)).digest();
}

function said(status: number, text: string): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    ...(status === 503 ? { 'retry-after': '3600' } : {}),
  };
  return new Response(`${text}\n`, { status, headers });
}
