import { noDescription } from '../bank-files/printed-text';
import { groupsOfParts, partKey, sumsOfParts, wholeKey, wholeOf } from './collective-movements';
import { type ComparedMovement, idKey, isSameNumbering, wordsKey } from './movement';

/** By what a movement is known. */
export type Likeness =
  /** The bank's id. */
  | 'id'
  /** Its words, day and amount. */
  | 'words'
  /** The day and the amount of one that is known without words. */
  | 'unnamed'
  /** The same id earlier in the same file. */
  | 'same_file'
  /** A collective movement that is known as one. */
  | 'whole'
  /** A part of a collective movement, which another file had in other words. */
  | 'part'
  /** Known parts that add up to it. */
  | 'sum'
  /** Of one in other words than before (`recognizeReworded`): the balance after it. */
  | 'balance'
  /** Of such a one: the words of the one in all that is printed of the other. */
  | 'text'
  | DoubtfulLikeness;

/** What does not show for certain that a movement is known: a person has to say so. */
export type DoubtfulLikeness =
  /** Nothing but the day and the amount of one in other words than before. */
  | 'day_and_amount'
  /** The amount and the text, on another day. */
  | 'other_day'
  /** Of one that is only announced: the amount and the payee of what was booked since. */
  | 'announced';

/**
 * What a movement of a file is: new, there already, or the booking of one that was only announced until now. What it
 * repeats is null for an id that the file has twice.
 */
export type Recognized<Known> = 'new' | { known: Known | null; likeness: Likeness } | { announced: Known };

/**
 * For each movement of a file, what it is.
 * - The bank's own id decides where both have one, with day and amount, because some banks use an id again; else the bank's
 *   words do. What is known without words may have been read before its column of text was known.
 * - Each known movement answers for one: of three equal movements in the file and two in the books, one is new. Which one does
 *   not depend on the order of the file: first what has its id, then what has its words.
 * - The same id twice inside the file is the same movement.
 * - A collective movement and its parts say the same: where the one is known, so are the others.
 */
export function recognizeMovements<Known extends ComparedMovement>(
  known: readonly Known[],
  incoming: readonly ComparedMovement[],
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
export function leftOf<Known extends ComparedMovement>(
  known: readonly Known[],
  recognized: readonly Recognized<Known>[],
): readonly Known[] {
  const answered = new Set<Known | null>();
  const sums = new Set<string>();
  for (const each of recognized) {
    if (each === 'new') continue;
    const found = 'known' in each ? each.known : each.announced;
    answered.add(found);
    const whole = found && 'known' in each && each.likeness === 'sum' ? wholeOf(found) : null;
    if (whole) sums.add(wholeKey(whole));
  }
  const isInSum = (each: Known) => {
    const whole = sums.size === 0 ? null : wholeOf(each);
    return whole !== null && sums.has(wholeKey(whole));
  };
  return known.filter((each) => !answered.has(each) && !isInSum(each));
}

class KnownMovements<Known extends ComparedMovement> {
  /** Null for an id that a movement of the file had before. */
  private readonly byId = new Map<string, Candidate<Known> | null>();
  private readonly byWords = new CandidatesByKey<Known>();
  private readonly byCollective = new CandidatesByKey<Known>();

  constructor(known: readonly Known[]) {
    for (const [place, movement] of known.entries()) {
      const candidate = { movement, place, isTaken: false };
      if (movement.externalId !== null) this.byId.set(idKey(movement), candidate);
      this.byWords.add(wordsKey(movement), candidate);
      const key = partKey(movement);
      if (key !== null) this.byCollective.add(key, candidate);
    }
  }

  byOwnId(movement: ComparedMovement): Recognized<Known> {
    if (movement.externalId === null) return 'new';
    const found = this.byId.get(idKey(movement));
    if (found === null) return { known: null, likeness: 'same_file' };
    const recognized = found ? answer(found, 'id', movement) : 'new';
    if (recognized === 'new' || 'announced' in recognized) this.byId.set(idKey(movement), null);
    return recognized;
  }

  alike(likeness: 'words' | 'unnamed' | 'part', movement: ComparedMovement): Recognized<Known> {
    const words = likeness === 'unnamed' ? { ...movement, bankDescription: noDescription } : movement;
    const found =
      likeness === 'part'
        ? this.byCollective.first(partKey(movement) ?? '', movement)
        : this.byWords.first(wordsKey(words), movement);
    return found ? answer(found, likeness, movement) : 'new';
  }

  /** What a part is whose collective movement may be booked as one. */
  asOne(part: ComparedMovement): Recognized<Known> {
    const whole = wholeOf(part);
    if (!whole) return 'new';
    const own = whole.externalId === null ? null : this.byId.get(idKey(whole));
    const found = own && !own.isTaken ? own : this.byWords.first(wordsKey(whole), whole);
    return found?.movement.posted ? answer(found, 'whole', whole) : 'new';
  }
}

/** A known movement, by its place among all; one is taken once it answers for a movement of the file. */
type Candidate<Known> = { movement: Known; readonly place: number; isTaken: boolean };

function answer<Known extends ComparedMovement>(
  found: Candidate<Known>,
  likeness: Likeness,
  { posted }: ComparedMovement,
): Recognized<Known> {
  found.isTaken = true;
  return repeats(found.movement, likeness, { posted });
}

/** What a movement is that is the known one: its booking where that was only announced. */
export function repeats<Known extends ComparedMovement>(
  known: Known,
  likeness: Likeness,
  { posted }: Pick<ComparedMovement, 'posted'>,
): Recognized<Known> {
  return known.posted || !posted ? { known, likeness } : { announced: known };
}

/** Candidates with the same key, those that are not taken in order: a file may have a movement a hundred thousand times. */
class CandidatesByKey<Known extends ComparedMovement> {
  private readonly queues = new Map<string, { items: Candidate<Known>[]; next: number }>();
  private readonly numberings = new Set<string | null>();

  add(key: string, candidate: Candidate<Known>): void {
    const { posted, externalId, numbering = null } = candidate.movement;
    if (externalId !== null) this.numberings.add(numbering);
    const name = queueName(key, posted, externalId === null ? 'no id' : numbering);
    const queue = this.queues.get(name);
    if (queue) queue.items.push(candidate);
    else this.queues.set(name, { items: [candidate], next: 0 });
  }

  /**
   * One that the movement may be, unless both have an id of the same numbering: these differ. One that is as booked as the movement
   * comes first.
   */
  first(key: string, movement: ComparedMovement): Candidate<Known> | undefined {
    const others = [...this.numberings].filter(
      (numbering) => movement.externalId === null || !isSameNumbering({ numbering }, movement),
    );
    for (const isPosted of [movement.posted, !movement.posted]) {
      const heads = ['no id', ...others].flatMap((ids) => this.head(queueName(key, isPosted, ids)) ?? []);
      const [first, ...more] = heads;
      if (first) return more.reduce((best, each) => (each.place < best.place ? each : best), first);
    }
    return undefined;
  }

  private head(name: string): Candidate<Known> | undefined {
    const queue = this.queues.get(name);
    while (queue?.items[queue.next]?.isTaken) queue.next += 1;
    return queue?.items[queue.next];
  }
}

function queueName(key: string, posted: boolean, ids: string | null): string {
  return `${posted} ${ids} ${key}`;
}
