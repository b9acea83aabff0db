import { longestDescription } from '@/lib/contract/limits';

const longestMetadataValue = 4096;
const longestExternalId = 255;
const longestType = 60;
const longestQuote = 60;

/** Control characters and lone surrogates count as space: PostgreSQL takes neither in text. */
const SPACE_AND_NOISE = /[\s\p{Cc}\p{Cs}]+/gu;

/** The text on one line, without leading, trailing or repeated space. */
export function tidy(text: string): string {
  return text.replace(SPACE_AND_NOISE, ' ').trim();
}

/** At most `length` UTF-16 units, never ending inside a surrogate pair. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const last = cut.charCodeAt(cut.length - 1);
  return `${last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut}…`;
}

/** A field's text for a sentence to a person. */
export function quote(text: string): string {
  return `“${shorten(tidy(text.slice(0, longestQuote * 4)), longestQuote)}”`;
}

const longestWay = 60;
/** Only the way of payment, which some banks print where others name the payee. */
const WAY_OF_PAYMENT =
  /^(?:(?:point of sale|pos|debit|credit|check|visa|mastercard|card|electronic|ach|atm|external|online|internet|recurring|pre-?authorized|automatic|direct|contactless) )+(?:transaction|purchase|withdrawal|debit|credit|payment|pmt|charge)$/i;

/** A card number with all but its last digits left out. */
const MASKED_CARD = /(?:[*•]{2,}|(?:x{4}[ -]?)+)\s?\d{3,4}(?!\d)/i;
const IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}$/;
/** Longer texts are no mere codes. */
const longestCode = 60;

/** Whether a text has no words, but numbers, a card ("250822 CB****3419") or an account: it names nobody. */
export function isWithoutWords(text: string): boolean {
  if (text.length > longestCode) return false;
  if (!/\p{L}/u.test(text) || IBAN.test(text)) return true;
  return MASKED_CARD.test(text) && !/\p{L}{3}/u.test(text.replace(MASKED_CARD, ' '));
}

/** What a movement is called about which nothing is printed. */
export const noDescription = 'Transaction';

/**
 * The first text that says anything in words, else the first code, within the description's limit. A mere way of
 * payment ("Point of Sale Transaction") is followed by the next text that says more, since it would be the payee of all
 * that was paid so.
 */
export function describeRecord(candidates: Iterable<string | undefined>): string {
  let way: string | null = null;
  let code: string | null = null;
  for (const candidate of candidates) {
    const text = tidy(candidate ?? '');
    if (!/[\p{L}\p{N}]/u.test(text) || text === way) continue;
    if (isWithoutWords(text)) {
      code ??= text;
      continue;
    }
    const isWay = text.length <= longestWay && WAY_OF_PAYMENT.test(text);
    if (way === null && isWay) way = text;
    else if (way === null) return shorten(text, longestDescription);
    else if (!isWay && /\p{L}{3}/u.test(text)) return shorten(`${way} ${text}`, longestDescription);
  }
  return way ?? (code === null ? noDescription : shorten(code, longestDescription));
}

/** What is a number of something, where zeros and placeholders are none. */
const REFERENCES = new Set([
  'check_number',
  'reference',
  'customer_reference',
  'bank_reference',
  'end_to_end_id',
]);

/** Fields with something in them, tidied; nothing of a hostile length is kept. */
export function metadataOf(fields: Record<string, string | undefined>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    const text = tidy(value ?? '');
    if (text === '' || (REFERENCES.has(name) && isPlaceholder(text))) continue;
    kept[name] = shorten(text, longestMetadataValue);
  }
  return kept;
}

/** A format's code of a movement, in lower case. */
export function typeOf(text: string | undefined): string | null {
  return shorten(tidy(text ?? '').toLowerCase(), longestType) || null;
}

/** The last three say only that another field has the reference. */
const PLACEHOLDERS = new Set([
  ...['NONREF', 'NOTPROVIDED', 'NOTAVAILABLE', 'NOREF', '-1'],
  ...['EREF', 'MARF', 'PREF'],
]);
/** As many zeros as the field has room for, or a UUID of zeros. */
const NOTHING = /^[-0]+$/;

/** The bank's id, or null for a placeholder and for text too long to be an id (a cut id would no longer tell two apart). */
export function externalIdOf(text: string | undefined): string | null {
  const id = tidy(text ?? '');
  if (id === '' || id.length > longestExternalId) return null;
  return isPlaceholder(id) ? null : id;
}

function isPlaceholder(id: string): boolean {
  return NOTHING.test(id) || PLACEHOLDERS.has(id.toUpperCase());
}

/** Why an amount that can be thousands or have three decimals is refused. */
export function ambiguousAmount(label: string, text: string): string {
  return `${label} ${quote(text)} can be thousands or have three decimals, and no other amount of the file tells: name the decimal separator.`;
}
