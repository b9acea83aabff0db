import { comparable } from '@/lib/comparable';
import { mostDaysToBook } from '@/lib/contract/announced-transactions';
import { addDays } from '@/lib/dates/instant';
import { groupBy } from '@/lib/group-by';
import { cleanDescription } from '../categorization/payees/clean-description';
import { namesNobody } from '../categorization/words/words';
import { inOrderOfDays } from './in-order-of-days';
import { leftOf, type Recognized } from './known-movements';
import type { ComparedMovement } from './movement';

/**
 * What is new by its day, but books what was announced before, or announces what is booked by now: of the same amount, and with the bank's
 * id or the payee of the other. Of an old announcement that is not certain: it may be of another one that the bank never booked.
 * @param known those of the file's days, those announced up to ten days before, and those booked up to ten days after
 */
export function recognizeAnnounced<Known extends ComparedMovement>(
  known: readonly Known[],
  incoming: readonly ComparedMovement[],
  recognized: readonly Recognized<Known>[],
): Recognized<Known>[] {
  const all = [...recognized];
  const left = leftOf(known, recognized).map((movement): Placed<Known> => ({ movement, place: -1 }));
  const fresh = incoming
    .map((movement, place): Placed<ComparedMovement> => ({ movement, place }))
    .filter(({ place }) => recognized[place] === 'new');
  for (const [announced, { place }] of pairsOf(left.filter(isAnnounced), fresh.filter(isBooked)))
    all[place] = { announced: announced.movement };
  for (const [{ place }, booked] of pairsOf(fresh.filter(isAnnounced), left.filter(isBooked)))
    all[place] = { known: booked.movement, likeness: 'announced' };
  return all;
}

type Placed<Each> = { movement: Each; place: number };

const isBooked = ({ movement }: Placed<ComparedMovement>) => movement.posted;
const isAnnounced = ({ movement }: Placed<ComparedMovement>) => !movement.posted;
const dayOf = ({ movement }: Placed<ComparedMovement>) => movement.day;

/** Each booked one with the earliest one announced that it may be: first by their ids, then by their payees. */
function pairsOf<A extends Placed<ComparedMovement>, B extends Placed<ComparedMovement>>(
  announced: readonly A[],
  booked: readonly B[],
): [A, B][] {
  const pairs: [A, B][] = [];
  const amounts = new Set(announced.map(({ movement }) => movement.amount));
  let waiting = inOrderOfDays(announced, dayOf);
  let open = inOrderOfDays(
    booked.filter(({ movement }) => amounts.has(movement.amount)),
    dayOf,
  );
  for (const keyOf of [idKeyOf, payeeKeyOf]) {
    const byKey = groupBy(waiting, ({ movement }) => keyOf(movement));
    const paired = new Set<A | B>();
    for (const each of open) {
      const first = takeFirst(byKey.get(keyOf(each.movement) ?? '') ?? [], each);
      if (!first) continue;
      pairs.push([first, each]);
      paired.add(first).add(each);
    }
    waiting = waiting.filter((each) => !paired.has(each));
    open = open.filter((each) => !paired.has(each));
  }
  return pairs;
}

/** Those too old for this one are so for all that follow. */
function takeFirst<A extends Placed<ComparedMovement>>(
  queue: A[],
  { movement: { day } }: Placed<ComparedMovement>,
): A | null {
  while (queue[0] && addDays(queue[0].movement.day, mostDaysToBook) < day) queue.shift();
  return queue[0] && queue[0].movement.day <= day ? (queue.shift() ?? null) : null;
}

function idKeyOf({ amount, externalId, numbering }: ComparedMovement): string | null {
  return externalId === null ? null : `${amount} ${numbering ?? ''} ${externalId}`;
}

/** Null where the text names nobody, such as "Card payment": then nothing but the amount would agree. */
function payeeKeyOf({ amount, bankDescription }: ComparedMovement): string | null {
  const payee = comparable(cleanDescription(bankDescription));
  return namesNobody(payee) ? null : `${amount} ${payee}`;
}
