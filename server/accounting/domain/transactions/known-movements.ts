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
 * movements in the file and two in the books, one is new: genuine twins are kept. Which one it answers for does not hang on the
 * order of the file: first what has its id, then what has its words. The same id twice inside the file is the same movement.
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

  function answer(found: Known, likeness: Likeness, movement: Movement): Recognized<Known> {
    const left = byWords.get(wordsKey(found)) ?? [];
    if (left.includes(found)) left.splice(left.indexOf(found), 1);
    return found.posted || !movement.posted ? { known: found, likeness } : { announced: found };
  }

  function byOwnId(movement: Movement): Recognized<Known> {
    if (movement.externalId === null) return 'new';
    const found = byId.get(idKey(movement));
    if (found === null) return { known: null, likeness: 'same_file' };
    const recognized = found ? answer(found, 'id', movement) : 'new';
    if (recognized === 'new' || 'announced' in recognized) byId.set(idKey(movement), null);
    return recognized;
  }

  function alike(likeness: 'words' | 'unnamed', movement: Movement): Recognized<Known> {
    const sought = likeness === 'words' ? movement : { ...movement, bankDescription: noDescription };
    const found = findAlike(byWords.get(wordsKey(sought)) ?? [], movement);
    return found ? answer(found, likeness, movement) : 'new';
  }

  const recognized = incoming.map(byOwnId);
  if (known.length === 0) return recognized;
  for (const likeness of ['words', 'unnamed'] as const) {
    for (const [index, movement] of incoming.entries()) {
      if (recognized[index] === 'new') recognized[index] = alike(likeness, movement);
    }
  }
  return recognized;
}

/**
 * One movement of those known with the same words, unless both have an id of the bank's: these differ.
 * One that is as booked as the movement comes first.
 */
function findAlike<Known extends Movement>(alike: readonly Known[], movement: Movement): Known | undefined {
  const mayBe = alike.filter((each) => each.externalId === null || movement.externalId === null);
  return mayBe.find((each) => each.posted === movement.posted) ?? mayBe[0];
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
