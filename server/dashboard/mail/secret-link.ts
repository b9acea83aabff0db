import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret for a link; the database keeps its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export type MailSubject = { userId: string; businessId: string; kind: 'questions' | 'package' };

/**
 * What the link of a message says by which its recipient wants no more of its kind: signed, so that nobody else can say
 * it, and kept nowhere. It has no end: an old message may be unsubscribed from, too.
 */
export function unsubscribeToken(subject: MailSubject, secret: string): string {
  const said = Buffer.from(JSON.stringify([subject.userId, subject.businessId, subject.kind])).toString(
    'base64url',
  );
  return `${said}.${signatureOf(said, secret).toString('base64url')}`;
}

/** Null for a token that was not signed here. */
export function readUnsubscribeToken(token: string, secret: string): MailSubject | null {
  const [said = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = signatureOf(said, secret);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  const [userId, businessId, kind] = JSON.parse(Buffer.from(said, 'base64url').toString('utf8'));
  return { userId, businessId, kind };
}

function signatureOf(said: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`unsubscribe ${said}`).digest();
}
