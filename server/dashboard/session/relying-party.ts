import { isIP } from 'node:net';

export type RelyingParty = {
  /** The host name that passkeys are made for. */
  id: string;
  /** The only origin whose pages may use them. */
  origin: string;
};

/**
 * Whom passkeys are made for (WebAuthn §4), by the address in the settings and never by that of a request. Null where browsers
 * have none: at a number instead of a name, and without TLS except on the machine itself.
 */
export function relyingParty(address = process.env.NEXTAUTH_URL): RelyingParty | null {
  if (!address || !URL.canParse(address)) return null;
  const { hostname, origin, protocol } = new URL(address);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const isOnThisMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isOnThisMachine ? { id: hostname, origin } : null;
}
