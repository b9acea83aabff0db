import { addDays, type Day } from '@/lib/dates/instant';
import { groupBy } from '@/lib/group-by';
import { type DoubtfulLikeness, type Likeness, leftOf, type Recognized, repeats } from './known-movements';
import { haveOtherIds } from './movement';
import { countMissing } from './not-in-file';
import { haveSameBalance, type PrintedMovement, saysTheSame } from './printed-movement';

/** The days that a file covers, and whether it has all movements of them: a notification has some. */
export type CoveredDays = { first: Day; last: Day; isWhole: boolean };

/** A movement is booked at most so many days from where another file has it: over a long weekend. */
const mostDaysApart = 5;
/** Fewer in other words, which nothing but the day and the amount shows to be known, may well be other movements. */
const leastKnown = 3;
/** So many texts of a file are compared, which takes a moment; the others are in doubt. */
const mostCompared = 20_000;
/** So many equal amounts of a day are looked through for one. */
const mostSearched = 50;

export function isDoubtful(likeness: Likeness): likeness is DoubtfulLikeness {
  return likeness === 'day_and_amount' || likeness === 'other_day' || likeness === 'announced';
}

/**
 * What is new by its id and its words, but may be known in others. A bank's file has all movements of the days it covers, so a
 * known one of these days that is not in it as it was is likely there in other words: the bank writes it otherwise now, the file
 * is of another format, or its columns are read otherwise than before.
 *
 * What cannot change decides: the account, the day, the amount, and how many there are of these; what is printed of them tells
 * equals apart. Each known movement answers for one. A file that misses most of what is known of its days has other movements
 * of these days, not the same: then only the balance shows that one is known. An announcement is possibly one of what was booked since
 * on its day, whatever else is in the file.
 */
export function recognizeReworded<Known extends PrintedMovement>(
  known: readonly Known[],
  incoming: readonly PrintedMovement[],
  recognized: readonly Recognized<Known>[],
  covered: CoveredDays,
): Recognized<Known>[] {
  const file = new RewordedFile(known, incoming, [...recognized]);
  const isInside = (day: Day) => day > covered.first && day < covered.last;
  const areIdsKept = file.pairOfDays(isInside, () => true) === 0;
  const isIdProven = recognized.some((each) => each !== 'new' && 'known' in each && each.likeness === 'id');
  // The first and the last day may be cut: there another id may well be of another movement.
  file.pairOfDays(
    (day) => !isInside(day),
    (a, b) => !(areIdsKept && haveOtherIds(a, b) && (isIdProven || !file.saysTheSame(a, b))),
  );
  if (covered.isWhole) file.pairOfOtherDays(covered, isInside);
  const { all, missing } = countMissing(known, leftOf(known, file.recognized), covered);
  const isSameOnceMore = missing * 2 <= all;
  const areMany = all - missing >= leastKnown;
  return file.recognized.map((each, place) => {
    if (recognized[place] !== 'new' || each === 'new' || !('known' in each)) return each;
    const { posted, day } = incoming[place] as PrintedMovement;
    const isOldAnnouncement = !posted && each.known?.posted === true && each.known.day === day;
    if (each.likeness === 'balance' || isOldAnnouncement) return each;
    return isSameOnceMore && (areMany || each.likeness !== 'day_and_amount') ? each : 'new';
  });
}

class RewordedFile<Known extends PrintedMovement> {
  private compared = 0;

  constructor(
    private readonly known: readonly Known[],
    private readonly incoming: readonly PrintedMovement[],
    readonly recognized: Recognized<Known>[],
  ) {}

  /** @returns how many pairs have other ids: the bank numbers what it has numbered before */
  pairOfDays(isAsked: (day: Day) => boolean, mayBeSame: (a: Known, b: PrintedMovement) => boolean): number {
    const left = groupBy(this.left(isAsked), keyOf);
    let count = 0;
    for (const [key, places] of groupBy(this.places(isAsked), (place) => keyOf(this.at(place)))) {
      const open = left.get(key);
      if (open) count += this.pair(open, places, mayBeSame);
    }
    return count;
  }

  /** Of one day and amount: first those that show that they are the same, then the others in their order. */
  private pair(
    open: readonly Known[],
    places: readonly number[],
    mayBeSame: (a: Known, b: PrintedMovement) => boolean,
  ): number {
    const shows: readonly [Likeness, (a: Known, b: PrintedMovement) => boolean][] = [
      ['balance', haveSameBalance],
      ['text', (a, b) => this.saysTheSame(a, b)],
      ['day_and_amount', () => true],
    ];
    const free = [...open];
    let renumbered = 0;
    for (const [likeness, isShown] of shows) {
      for (const place of places) {
        const movement = this.at(place);
        if (this.recognized[place] !== 'new') continue;
        const found = free
          .slice(0, mostSearched)
          .find((each) => isShown(each, movement) && mayBeSame(each, movement));
        if (!found) continue;
        free.splice(free.indexOf(found), 1);
        const areOther = haveOtherIds(found, movement);
        if (areOther) renumbered += 1;
        this.recognized[place] = repeats(found, areOther ? 'day_and_amount' : likeness, movement);
      }
    }
    return renumbered;
  }

  /**
   * What another file has on another day: a purchase on its day, and when it was booked. What was only announced is left: it counts for
   * nothing, and keeps its day.
   */
  pairOfOtherDays({ first, last }: CoveredDays, isInside: (day: Day) => boolean): void {
    const missing = this.left((day) => day >= first && day <= last);
    const free = groupBy(
      missing.filter(({ posted }) => posted),
      keyOf,
    );
    for (const place of this.places(() => true)) {
      const movement = this.at(place);
      const found = daysAround(movement.day)
        .flatMap((day) => free.get(keyOf({ ...movement, day }))?.slice(0, mostSearched) ?? [])
        .find((each) => this.mayHaveMoved(each, movement, isInside(each.day)));
      if (!found) continue;
      const others = free.get(keyOf(found)) ?? [];
      others.splice(others.indexOf(found), 1);
      this.recognized[place] = repeats(found, 'other_day', movement);
    }
  }

  /** Another id may be of another movement, unless the known one is missing in the file on a day that it covers. */
  private mayHaveMoved(known: Known, movement: PrintedMovement, isMissing: boolean): boolean {
    if (haveOtherIds(known, movement) && !isMissing) return false;
    const isSameId = known.externalId !== null && known.externalId === movement.externalId;
    return isSameId || this.saysTheSame(known, movement);
  }

  saysTheSame(known: Known, movement: PrintedMovement): boolean {
    if (known.bankDescription === movement.bankDescription) return true;
    this.compared += 1;
    return this.compared <= mostCompared && saysTheSame(known, movement);
  }

  private at(place: number): PrintedMovement {
    return this.incoming[place] as PrintedMovement;
  }

  private places(isAsked: (day: Day) => boolean): number[] {
    return this.incoming.flatMap(({ day }, place) =>
      this.recognized[place] === 'new' && isAsked(day) ? [place] : [],
    );
  }

  private left(isAsked: (day: Day) => boolean): readonly Known[] {
    return leftOf(this.known, this.recognized).filter(({ day }) => isAsked(day));
  }
}

function keyOf({ day, amount }: { day: Day; amount: bigint }): string {
  return `${day} ${amount}`;
}

/** The nearest first. */
function daysAround(day: Day): Day[] {
  const apart = Array.from({ length: mostDaysApart }, (_, index) => index + 1);
  return apart.flatMap((days) => [addDays(day, -days), addDays(day, days)]);
}
