import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostDaysToBook } from '@/lib/contract/announced-transactions';
import { addDays } from '@/lib/dates/instant';
import { recognizeAnnounced } from './announced-movements';
import type { Recognized } from './known-movements';
import type { ComparedMovement } from './movement';

const booked: ComparedMovement = {
  externalId: null,
  numbering: 'csv',
  day: '2026-03-07',
  amount: -450n,
  bankDescription: 'Corner Cafe',
  posted: true,
};
const announced: ComparedMovement = { ...booked, day: '2026-03-05', posted: false };

function recognize(known: readonly ComparedMovement[], file: readonly ComparedMovement[]) {
  const fresh = file.map((): Recognized<ComparedMovement> => 'new');
  return recognizeAnnounced(known, file, fresh).map((each) => {
    if (each === 'new') return 'new';
    return 'announced' in each ? known.indexOf(each.announced) : each.likeness;
  });
}

describe('recognizeAnnounced', () => {
  it.each<[string, ComparedMovement[], ComparedMovement[], (string | number)[]]>([
    ['the booking of what was announced', [announced], [booked], [0]],
    [
      'the booking of what was announced with accents in another form of Unicode',
      [{ ...announced, bankDescription: 'Corner Cafe\u0301' }],
      [{ ...booked, bankDescription: 'CORNER CAFÉ' }],
      [0],
    ],
    [
      'its words as the bank prints them now',
      [announced],
      [{ ...booked, bankDescription: 'SQ *CORNER CAFE' }],
      [0],
    ],
    ['ten days later', [announced], [{ ...booked, day: '2026-03-15' }], [0]],
    ['not eleven days later', [announced], [{ ...booked, day: '2026-03-16' }], ['new']],
    ['not before it', [announced], [{ ...booked, day: '2026-03-04' }], ['new']],
    ['not another amount', [announced], [{ ...booked, amount: -451n }], ['new']],
    ['not another payee', [announced], [{ ...booked, bankDescription: 'Flower Shop' }], ['new']],
    [
      'not what names nobody',
      [{ ...announced, bankDescription: 'Check 101' }],
      [{ ...booked, bankDescription: 'Check 102' }],
      ['new'],
    ],
    [
      'two equal ones in the order of their days',
      [{ ...announced, day: '2026-03-06' }, announced],
      [booked, booked],
      [1, 0],
    ],
    ['two bookings of one', [announced], [{ ...booked, day: '2026-03-08' }, booked], ['new', 0]],
    [
      'the one with its id before one of its payee',
      [announced, { ...announced, day: '2026-03-06', externalId: 'a' }],
      [{ ...booked, externalId: 'a' }],
      [1],
    ],
    ['an old announcement of what is booked by now', [booked], [announced], ['announced']],
    ['two old announcements of one', [booked], [announced, announced], ['announced', 'new']],
  ])('knows %s', (_name, known, file, expected) => {
    expect(recognize(known, file)).toEqual(expected);
  });

  it('leaves one that the file still announces', () => {
    const again: Recognized<ComparedMovement>[] = [{ known: announced, likeness: 'words' }, 'new'];
    expect(recognizeAnnounced([announced], [announced, booked], again)).toEqual(again);
  });

  it('pairs each one once, within ten days, the same amount with the same payee', () => {
    const movement = fc.record({
      day: fc.integer({ min: 0, max: 25 }).map((days) => addDays('2026-03-01', days)),
      amount: fc.constantFrom(-450n, 450n),
      bankDescription: fc.constantFrom('Corner Cafe', 'Flower Shop'),
    });
    const known = fc.array(movement).map((all) => all.map((each) => ({ ...announced, ...each })));
    const file = fc.array(movement).map((all) => all.map((each) => ({ ...booked, ...each })));
    fc.assert(
      fc.property(known, file, (before, after) => {
        const found = recognizeAnnounced(
          before,
          after,
          after.map(() => 'new'),
        );
        const pairs = found.flatMap((each, place) =>
          each !== 'new' && 'announced' in each ? [[each.announced, after[place]] as const] : [],
        );
        expect(new Set(pairs.map(([each]) => each)).size).toBe(pairs.length);
        for (const [from, to] of pairs) {
          expect(to).toMatchObject({ amount: from.amount, bankDescription: from.bankDescription });
          expect(to && from.day <= to.day && to.day <= addDays(from.day, mostDaysToBook)).toBe(true);
        }
      }),
    );
  });
});
