import type { Day } from '@/lib/dates/instant';

/** What tells one movement of an account from another. */
export type Movement = { externalId: string | null; day: Day; amount: bigint; bankDescription: string };

/**
 * For each movement of a file, whether it is there already. The bank's own id decides where both have one (with day
 * and amount, because some banks use an id again); else the bank's words do. Each known movement answers for one, so
 * of three equal movements in the file and two in the books, one is new: genuine twins are kept. The same id twice
 * inside the file is the same movement.
 */
export function findKnownMovements(known: readonly Movement[], incoming: readonly Movement[]): boolean[] {
  const byId = new Set<string>();
  const byWords = new Map<string, Movement[]>();
  for (const movement of known) {
    if (movement.externalId !== null) byId.add(idKey(movement));
    const alike = byWords.get(wordsKey(movement));
    if (alike) alike.push(movement);
    else byWords.set(wordsKey(movement), [movement]);
  }
  return incoming.map((movement) => {
    if (movement.externalId !== null) {
      if (byId.has(idKey(movement))) return true;
      byId.add(idKey(movement));
    }
    return takeAlike(byWords.get(wordsKey(movement)), movement);
  });
}

/** Takes one movement with the same words out of those known, unless both have an id of the bank's: these differ. */
function takeAlike(alike: Movement[] | undefined, movement: Movement): boolean {
  const index = alike?.findIndex((each) => each.externalId === null || movement.externalId === null) ?? -1;
  if (index < 0) return false;
  alike?.splice(index, 1);
  return true;
}

function idKey(movement: Movement): string {
  return `${movement.day} ${movement.amount} ${movement.externalId}`;
}

/** Letters and digits only: banks are not consistent about blanks and case between two formats. */
function wordsKey(movement: Movement): string {
  const words = movement.bankDescription.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');
  return `${movement.day} ${movement.amount} ${words}`;
}
