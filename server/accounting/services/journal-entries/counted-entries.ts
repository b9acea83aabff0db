import { hash } from 'node:crypto';

/** An entry at one of its versions. */
type Counted = { id: string; version: number };

/** A text that tells which entries were counted, each at its version: eight characters for each. */
export function countedText(entries: readonly Counted[]): string {
  return entries.map(digestOf).join('');
}

/** Whether an entry was counted, and is at the version that it had then. */
export function countedIn(text: string): (entry: Counted) => boolean {
  const digests = new Set(text.match(/.{8}/g));
  return (entry) => digests.has(digestOf(entry));
}

/** 48 bits: that what was changed is taken for one of 10,000 others has a chance of one in 28 billion. */
function digestOf({ id, version }: Counted): string {
  return hash('sha256', `${id} ${version}`, 'base64url').slice(0, 8);
}
