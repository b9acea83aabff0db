import { firmWords } from '@/lib/firm-words';

/** Above or before the name and address of the one whom a document was sent to. */
const SENT_TO =
  /\b(?:bill(?:ed)?|ship(?:ped)?|sold|invoiced?|deliver(?:ed)?) to\b|^(?:to|attn|attention|customer|client|recipient|kunde|empfänger|destinataire|cliente)\s*:|rechnungs(?:adresse|empfänger)|lieferadresse|\bfacturé à\b/i;
/** Above or before those of the issuer. */
const SENT_BY =
  /\b(?:remit(?:tance)?|payable|pay(?:ment)?s?) to\b|^(?:from|seller|sold by|vendor|supplier)\b/i;
const linesOfAddress = 5;
/** Of two columns the issuer's is the left one; an address at its right end is the reader's. */
const leftShare = 0.7;
/** Shorter names are parts of other words. */
const shortestKey = 6;

/** The lines of a document without those of the name and address that it was sent to. */
export function withoutRecipient(texts: readonly string[], recipient: string): string[] {
  const key = firmWords(recipient).join('');
  let last = -1;
  let isBesideIssuer = false;
  return texts.map((text, at) => {
    const start = text.trim().search(SENT_TO);
    const isNamed = key.length >= shortestKey && firmWords(text).join('').includes(key);
    if (start !== -1) isBesideIssuer = start > 0;
    else if (isNamed && at > last) isBesideIssuer = false;
    if (start !== -1 || isNamed) last = at + linesOfAddress;
    else if (SENT_BY.test(text.trim())) last = -1;
    if (at > last) return text;
    return isBesideIssuer ? text.slice(0, leftShare * text.length) : '';
  });
}
