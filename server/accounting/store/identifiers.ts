import { decodeIdentifier, encodeIdentifier, type IdentifierKind } from '@/lib/ids/identifier';

/** The UUID of a wire identifier that was already checked; a malformed one here is a bug. */
export function uuid(kind: IdentifierKind, identifier: string): string {
  const decoded = decodeIdentifier(kind, identifier);
  if (decoded === null) throw new Error(`${kind} identifier expected`);
  return decoded;
}

export function uuidOrNull(kind: IdentifierKind, identifier: string | null): string | null {
  return identifier === null ? null : uuid(kind, identifier);
}

/** A mapper to wire identifiers that remembers: a result has few ledgers in many rows. */
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
