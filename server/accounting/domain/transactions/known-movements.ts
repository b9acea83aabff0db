import type { Day } from '@/lib/dates/instant';
import { noDescription } from '../bank-files/printed-text';

/** What tells one movement of an account from another, and whether it is booked or only announced by the bank. */
export type Movement = {
  externalId: string | null;
  day: Day;
  amount: bigint;
  bankDescription: string;
  posted: boolean;
};

/** By what a movement is known: the bank's id, its words, day and amount of one known without words, or the same id earlier in the same file. */
export type Likeness = 'id' | 'words' | 'unnamed' | 'same_file';

/**
 * What a movement of a file is: new, there already, or the booking of one that was only announced until now. What it
 * repeats is null for an id that the file has twice.
 */
export type Recognized<Known> = 'new' | { known: Known | null; likeness: Likeness } | { announced: Known };

/**
 * For each movement of a file, what it is. The bank's own id decides where both have one (with day and amount, because
 * some banks use an id again); else the bank's words do; what is
 * known without words may have been read before its column of text was known. Each known movement answers for one, so of three equal
 * movements in the file and two in the books, one is new: genuine twins are kept. The same id twice inside the file is
 * the same movement.
 */
export function recognizeMovements<Known extends Movement>(
  known: readonly Known[],
  incoming: readonly Movement[],
): Recognized<Known>[] {
  const byId = new Map<string, Known | null>();
  const byWords = new Map<string, Known[]>();
  for (const movement of known) {
    if (movement.externalId !== null) byId.set(idKey(movement), movement);
    const alike = byWords.get(wordsKey(movement));
    if (alike) alike.push(movement);
    else byWords.set(wordsKey(movement), [movement]);
  }

  /** A booking is taken once, whichever way it was found. */
  function answer(found: Known | null, likeness: Likeness, movement: Movement): Recognized<Known> {
    if (!found) return { known: null, likeness: 'same_file' };
    if (found.posted || !movement.posted) return { known: found, likeness };
    if (found.externalId !== null) byId.set(idKey(found), null);
    const alike = byWords.get(wordsKey(found)) ?? [];
    byWords.set(
      wordsKey(found),
      alike.filter((each) => each !== found),
    );
    return { announced: found };
  }

  return incoming.map((movement) => {
    if (movement.externalId !== null) {
      const found = byId.get(idKey(movement));
      if (found !== undefined) return answer(found, 'id', movement);
      byId.set(idKey(movement), null);
    }
    const alike = takeAlike(byWords.get(wordsKey(movement)) ?? [], movement);
    if (alike) return answer(alike, 'words', movement);
    const wordless = { ...movement, bankDescription: noDescription };
    const unnamed = takeAlike(byWords.get(wordsKey(wordless)) ?? [], movement);
    return unnamed ? answer(unnamed, 'unnamed', movement) : 'new';
  });
}

/**
 * Takes one movement with the same words out of those known, unless both have an id of the bank's: these differ.
 * One that is as booked as the movement comes first.
 */
function takeAlike<Known extends Movement>(alike: Known[], movement: Movement): Known | null {
  const mayBe = alike.filter((each) => each.externalId === null || movement.externalId === null);
  const taken = mayBe.find((each) => each.posted === movement.posted) ?? mayBe[0];
  if (!taken) return null;
  alike.splice(alike.indexOf(taken), 1);
  return taken;
}

function idKey(movement: Movement): string {
  return `${movement.day} ${movement.amount} ${movement.externalId}`;
}

function wordsKey(movement: Movement): string {
  return `${movement.day} ${movement.amount} ${wordsOf(movement.bankDescription)}`;
}

/** Letters and digits only: banks are not consistent about blanks and case between two formats. */
export function wordsOf(bankDescription: string): string {
  return bankDescription.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');
}
