import { noDescription } from '../bank-files/printed-text';
import { groupsOfParts, partKey, sumsOfParts, wholeOf } from './collective-movements';
import { idKey, type Movement, wordsKey } from './movement';

/**
 * By what a movement is known: the bank's id, its words, day and amount of one known without words, or the same id earlier in the same
 * file; a collective movement that is known as one (`whole`), or of which another file had this part in other words (`part`); parts that
 * are known and add up to it (`sum`).
 */
export type Likeness = 'id' | 'words' | 'unnamed' | 'same_file' | 'whole' | 'part' | 'sum';

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
 * A collective movement and its parts say the same: of what is known as one the parts are known, and the other way round.
 */
export function recognizeMovements<Known extends Movement>(
  known: readonly Known[],
  incoming: readonly Movement[],
): Recognized<Known>[] {
  const books = new KnownMovements(known);
  const recognized = incoming.map((movement) => books.byOwnId(movement));
  if (known.length === 0) return recognized;
  for (const places of groupsOfParts(incoming)) {
    const [first] = places.flatMap((place) => incoming[place] ?? []);
    const areNew = places.every((place) => recognized[place] === 'new');
    const outcome = first && areNew ? books.asOne(first) : 'new';
    for (const place of places) recognized[place] = areNew ? outcome : (recognized[place] ?? 'new');
  }
  for (const likeness of ['words', 'unnamed', 'part'] as const) {
    for (const [place, movement] of incoming.entries()) {
      if (recognized[place] === 'new') recognized[place] = books.alike(likeness, movement);
    }
  }
  const sums = sumsOfParts(leftOf(known, recognized));
  for (const [place, movement] of incoming.entries()) {
    const found = recognized[place] === 'new' ? sums.take(movement) : null;
    if (found) recognized[place] = { known: found, likeness: 'sum' };
  }
  return recognized;
}

/** The known movements that no movement of the file repeats or books. */
export function leftOf<Known>(
  known: readonly Known[],
  recognized: readonly Recognized<Known>[],
): readonly Known[] {
  const answered = new Set<Known | null>();
  for (const each of recognized) {
    if (each !== 'new') answered.add('known' in each ? each.known : each.announced);
  }
  return known.filter((each) => !answered.has(each));
}

class KnownMovements<Known extends Movement> {
  /** Null for an id that a movement of the file had before. */
  private readonly byId = new Map<string, Known | null>();
  /** What answers for nothing yet. */
  private readonly byWords = new Map<string, Known[]>();
  private readonly byCollective = new Map<string, Known[]>();

  constructor(known: readonly Known[]) {
    for (const movement of known) {
      if (movement.externalId !== null) this.byId.set(idKey(movement), movement);
      addTo(this.byWords, wordsKey(movement), movement);
      const key = partKey(movement);
      if (key !== null) addTo(this.byCollective, key, movement);
    }
  }

  byOwnId(movement: Movement): Recognized<Known> {
    if (movement.externalId === null) return 'new';
    const found = this.byId.get(idKey(movement));
    if (found === null) return { known: null, likeness: 'same_file' };
    const recognized = found ? this.answer(found, 'id', movement) : 'new';
    if (recognized === 'new' || 'announced' in recognized) this.byId.set(idKey(movement), null);
    return recognized;
  }

  alike(likeness: 'words' | 'unnamed' | 'part', movement: Movement): Recognized<Known> {
    const words = likeness === 'unnamed' ? { ...movement, bankDescription: noDescription } : movement;
    const candidates =
      likeness === 'part'
        ? this.byCollective.get(partKey(movement) ?? '')
        : this.byWords.get(wordsKey(words));
    const found = findAlike(candidates ?? [], movement);
    return found ? this.answer(found, likeness, movement) : 'new';
  }

  /** What a part is whose collective movement may be booked as one. */
  asOne(part: Movement): Recognized<Known> {
    const whole = wholeOf(part);
    if (!whole) return 'new';
    const own = whole.externalId === null ? null : this.byId.get(idKey(whole));
    const isLeft = own != null && this.byWords.get(wordsKey(own))?.includes(own) === true;
    const found = isLeft ? own : findAlike(this.byWords.get(wordsKey(whole)) ?? [], whole);
    return found?.posted ? this.answer(found, 'whole', whole) : 'new';
  }

  private answer(found: Known, likeness: Likeness, movement: Movement): Recognized<Known> {
    leave(this.byWords.get(wordsKey(found)), found);
    leave(this.byCollective.get(partKey(found) ?? ''), found);
    return found.posted || !movement.posted ? { known: found, likeness } : { announced: found };
  }
}

/**
 * One movement of those known with the same words, unless both have an id of the bank's: these differ.
 * One that is as booked as the movement comes first.
 */
function findAlike<Known extends Movement>(alike: readonly Known[], movement: Movement): Known | undefined {
  const mayBe = alike.filter((each) => each.externalId === null || movement.externalId === null);
  return mayBe.find((each) => each.posted === movement.posted) ?? mayBe[0];
}

function addTo<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}

function leave<Item>(items: Item[] | undefined, item: Item): void {
  const place = items?.indexOf(item) ?? -1;
  if (place !== -1) items?.splice(place, 1);
}
