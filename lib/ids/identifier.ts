import { base58Digits, base58OfUuid, uuidOfBase58 } from './base58';
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
  credit_application: 'cap',
  credit_note: 'crn',
  credit_note_line: 'crn_line',
  customer: 'cus',
  document: 'doc',
  entry_change: 'jec',
  external_account: 'eac',
  invoice: 'inv',
  invoice_line: 'inv_line',
  invoice_payment: 'inp',
  journal_entry: 'je',
  ledger: 'ldg',
  line_entry: 'le',
  payment: 'pay',
  refund_payment: 'rfp',
  rule: 'rul',
  tag: 'tag',
  task: 'tsk',
  tenant: 'ten',
  transaction: 'txn',
  transaction_link: 'lnk',
  transaction_import: 'imp',
  vendor: 'ven',
} as const;

export type IdentifierKind = keyof typeof identifierPrefixes;

/** The specification types bill path parameters as `bil_` and prints bills as `bill_`: both are read. */
export const alsoRead: Partial<Record<IdentifierKind, string>> = { bill: 'bil' };

/** A new identifier of the kind, later than every earlier one of this process. */
export function newIdentifier(kind: IdentifierKind): string {
  return encodeIdentifier(kind, newUuid());
}

/** The wire form of a UUID. */
export function encodeIdentifier(kind: IdentifierKind, uuid: string): string {
  return `${identifierPrefixes[kind]}_${base58OfUuid(uuid)}`;
}

/** The UUID of a wire identifier, or null when it is malformed or of another kind. */
export function decodeIdentifier(kind: IdentifierKind, text: string): string | null {
  const split = text.lastIndexOf('_');
  const prefix = text.slice(0, split);
  if (prefix !== identifierPrefixes[kind] && prefix !== alsoRead[kind]) return null;
  if (text.length - split - 1 !== base58Digits) return null;
  return uuidOfBase58(text, split + 1);
}

/** A well-formed identifier of the kind as it is shown; two that name the same are then the same text. */
export function canonicalIdentifier(kind: IdentifierKind, text: string): string {
  const other = alsoRead[kind];
  const isOther = other !== undefined && text.startsWith(`${other}_`);
  return isOther ? identifierPrefixes[kind] + text.slice(other.length) : text;
}

/** Whether the text is a well-formed identifier of the kind (it may still name nothing). */
export function isIdentifier(kind: IdentifierKind, text: string): boolean {
  return decodeIdentifier(kind, text) !== null;
}
