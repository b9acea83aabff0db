import { newUuid } from './new-uuid';

/**
 * Identifiers on the wire: the kind's prefix, an underscore, and the UUIDv7 in 22 base-58 digits
 * (most significant first, so identifiers of one kind sort by creation as text).
 */
export const identifierPrefixes = {
  application: 'app',
  audit_record: 'aud',
  bill: 'bill',
  bill_line: 'bill_line',
  bill_payment: 'blp',
  business: 'biz',
  customer: 'cus',
  document: 'doc',
  external_account: 'eac',
  invoice: 'inv',
  invoice_line: 'inv_line',
  invoice_payment: 'inp',
  journal_entry: 'je',
  ledger: 'ldg',
  line_entry: 'le',
  payment: 'pay',
  refund_payment: 'rfp',
  tag: 'tag',
  task: 'tsk',
  tenant: 'ten',
  transaction: 'txn',
  vendor: 'ven',
} as const;

export type IdentifierKind = keyof typeof identifierPrefixes;

/** The specification types bill path parameters as `bil_` and prints bills as `bill_`: both are read. */
const alsoRead: Partial<Record<IdentifierKind, string>> = { bill: 'bil' };

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const digitValues = new Map([...alphabet].map((digit, value) => [digit.charCodeAt(0), value]));
const digits = 22;

/** So many digits fit a double exactly; what is done a digit at a time is done in doubles, the rest in few big steps. */
const digitsAtOnce = 9;
const worthAtOnce = 58n ** BigInt(digitsAtOnce);
const largestUuid = (1n << 128n) - 1n;

/** A new identifier of the kind, later than every earlier one of this process. */
export function newIdentifier(kind: IdentifierKind): string {
  return encodeIdentifier(kind, newUuid());
}

/** The wire form of a UUID. */
export function encodeIdentifier(kind: IdentifierKind, uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let text = '';
  for (let place = 0; place < digits; place += digitsAtOnce) {
    let part = Number(rest % worthAtOnce);
    rest /= worthAtOnce;
    for (let digit = Math.min(digitsAtOnce, digits - place); digit > 0; digit -= 1) {
      text = alphabet.charAt(part % 58) + text;
      part = Math.floor(part / 58);
    }
  }
  return `${identifierPrefixes[kind]}_${text}`;
}

/** The UUID of a wire identifier, or null when it is malformed or of another kind. */
export function decodeIdentifier(kind: IdentifierKind, text: string): string | null {
  const split = text.lastIndexOf('_');
  const prefix = text.slice(0, split);
  if (prefix !== identifierPrefixes[kind] && prefix !== alsoRead[kind]) return null;
  if (text.length - split - 1 !== digits) return null;
  let value = 0n;
  let part = 0;
  for (let place = 1; place <= digits; place += 1) {
    const digit = digitValues.get(text.charCodeAt(split + place));
    if (digit === undefined) return null;
    part = part * 58 + digit;
    if ((digits - place) % digitsAtOnce !== 0) continue;
    value = value * worthAtOnce + BigInt(part);
    part = 0;
  }
  if (value > largestUuid) return null;
  const hex = value.toString(16).padStart(32, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Whether the text is a well-formed identifier of the kind (it may still name nothing). */
export function isIdentifier(kind: IdentifierKind, text: string): boolean {
  return decodeIdentifier(kind, text) !== null;
}
