import { decodeIdentifier, encodeIdentifier, type IdentifierKind } from '@/lib/ids/identifier';

/** A cache of decoded identifiers: the same tenant, business and ledgers are in every row. */
const known = new Map<IdentifierKind, Map<string, string>>();
const mostKnownOfKind = 5000;

/** The UUID of a wire identifier that was already checked; a malformed one here is a bug. */
export function uuid(kind: IdentifierKind, identifier: string): string {
  const ofKind = known.get(kind) ?? new Map<string, string>();
  const met = ofKind.get(identifier);
  if (met !== undefined) return met;
  const decoded = decodeIdentifier(kind, identifier);
  if (decoded === null) throw new Error(`${kind} identifier expected`);
  if (ofKind.size === mostKnownOfKind) ofKind.clear();
  known.set(kind, ofKind.set(identifier, decoded));
  return decoded;
}

export function uuidOrNull(kind: IdentifierKind, identifier: string | null): string | null {
  return identifier === null ? null : uuid(kind, identifier);
}

/** Encodes identifiers with a cache: a result has few ledgers in many rows. */
export function encoder(kind: IdentifierKind): (id: string) => string {
  const known = new Map<string, string>();
  return (id) => {
    let text = known.get(id);
    if (text === undefined) {
      text = encodeIdentifier(kind, id);
      known.set(id, text);
    }
    return text;
  };
}

export function encodeOrNull(kind: IdentifierKind, id: string | null): string | null {
  return id === null ? null : encodeIdentifier(kind, id);
}
