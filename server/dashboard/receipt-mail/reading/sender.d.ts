import type { Header } from 'postal-mime';

/** The one address that a message says it is from, in small letters; empty where its `From` names none or may name another. */
export function senderAddress(headers: readonly Pick<Header, 'key' | 'value'>[]): string;

/** What of a field's value is neither a quoted string nor a comment (RFC 5322); null where one of these does not end. */
export function withoutQuotesAndComments(value: string): string | null;
