import type { MoneyDirection } from '@/lib/contract/choices';
import type { Clues } from '../learning/clues';
import { logAmount, type Movement } from '../movement';

/** The payees that were decided on, found by three letters in a row of their names, so that cut and misspelt names are found too. */
export type SimilarPayees = {
  payees: { ledger: number; direction: MoneyDirection; logAmount: number }[];
  places: Map<string, number>;
  byLetters: Map<string, number[]>;
};

/** Letters that more payees than this share find none of them. */
const mostSharing = 400;
const longestCompared = 40;
const none: readonly number[] = [];
/** How much less a payee of the other direction counts, and one per factor e between the amounts. */
const otherDirection = 0.7;
const perFactor = 0.1;

export function noPayees(): SimilarPayees {
  return { payees: [], places: new Map(), byLetters: new Map() };
}

export function addPayee(
  known: SimilarPayees,
  movement: Movement,
  { payee, direction }: Clues,
  ledger: number,
): void {
  if (payee === null) return;
  const key = `${ledger} ${payee}`;
  const place = known.places.get(key);
  const present = place === undefined ? undefined : known.payees[place];
  if (present) {
    present.logAmount = logAmount(movement);
    return;
  }
  const at = known.payees.push({ ledger, direction, logAmount: logAmount(movement) }) - 1;
  known.places.set(key, at);
  for (const letters of trigramsOf(movement.payee)) {
    const sharing = known.byLetters.get(letters);
    if (sharing) sharing.push(at);
    else known.byLetters.set(letters, [at]);
  }
}

/** For each ledger, how much of the name one of its payees shares at most, 0 to 1; rare letters count more. */
export function similarityOf(
  known: SimilarPayees,
  movement: Movement,
  { payee, direction }: Clues,
  ledgers: number,
): Float64Array {
  const highest = new Float64Array(ledgers);
  if (payee === null) return highest;
  const shared = new Float64Array(known.payees.length);
  let whole = 0;
  for (const letters of trigramsOf(movement.payee)) {
    const sharing = known.byLetters.get(letters) ?? none;
    const rarity = Math.log(1 + known.payees.length / (1 + sharing.length)) ** 2;
    whole += rarity;
    if (sharing.length > mostSharing) continue;
    for (const at of sharing) shared[at] = (shared[at] ?? 0) + rarity;
  }
  const size = logAmount(movement);
  for (let at = 0; at < shared.length; at += 1) {
    const weight = shared[at] ?? 0;
    const found = known.payees[at];
    if (weight === 0 || !found) continue;
    const apart = Math.exp(-perFactor * Math.abs(found.logAmount - size));
    const similarity = (weight / whole) * apart * (found.direction === direction ? 1 : otherDirection);
    if (similarity > (highest[found.ledger] ?? 0)) highest[found.ledger] = similarity;
  }
  return highest;
}

/** Each three letters in a row of a name, with its beginning and end. */
export function trigramsOf(name: string): string[] {
  const plain = ` ${name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .slice(0, longestCompared)} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= plain.length; at += 1) found.add(plain.slice(at, at + 3));
  return [...found];
}
