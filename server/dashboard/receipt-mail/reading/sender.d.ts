import type { Header } from 'postal-mime';

/** The one address that a message says it is from, in small letters; empty where its `From` names none or may name another. */
export function senderAddress(headers: readonly Pick<Header, 'key' | 'value'>[]): string;
