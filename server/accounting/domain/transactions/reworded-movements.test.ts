import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySpan } from '@/lib/dates/day-span';
import { recognizeMovements } from './known-movements';
import type { PrintedMovement } from './printed-movement';
import { recognizeReworded } from './reworded-movements';

const coffee: PrintedMovement = {
  externalId: null,
  numbering: 'csv',
  day: '2026-03-02',
  amount: -450n,
  posted: true,
  bankDescription: 'Corner Cafe',
  metadata: {},
};
const said = (bankDescription: string, more: Partial<PrintedMovement> = {}): PrintedMovement => ({
  ...coffee,
  bankDescription,
  ...more,
});
const ofDay = (day: string): PrintedMovement => ({ ...coffee, day });
/** Days before and after that are in the file, so that the day of the coffee is not cut. */
const around = [ofDay('2026-02-20'), ofDay('2026-03-20')];

function recognize(known: readonly PrintedMovement[], file: readonly PrintedMovement[], isWhole = true) {
  const span = daySpan(file.map(({ day }) => day)) ?? { first: '', last: '' };
  return recognizeReworded(known, file, recognizeMovements(known, file), { ...span, isWhole });
}

describe('recognizeReworded', () => {
  const withId = (externalId: string, words = 'Corner Cafe') => said(words, { externalId });
  const balance = (printed: string, words: string) => said(words, { metadata: { balance: printed } });
  it.each<[string, PrintedMovement[], PrintedMovement[], string[]]>([
    ['words before and behind', [coffee], [said('POS CORNER CAFE 4711')], ['text']],
    ['a text that is cut', [said('Corner Cafe Fifth Avenue')], [said('CORNER CAFE FIF')], ['text']],
    ['the words in another order', [said('Cafe, Corner')], [coffee], ['text']],
    ['accents that are left out', [said('Café Müller')], [said('Card CAFE MULLER')], ['text']],
    [
      'the payee in another column',
      [said('Card', { metadata: { text: 'Corner Cafe' } })],
      [coffee],
      ['text'],
    ],
    ['the balance, written otherwise', [balance('1,234.50', 'A')], [balance('1.234,50', 'B')], ['balance']],
    ['another balance and other words', [balance('1.00', 'A')], [balance('2.00', 'B')], ['new']],
    ['nothing but day and amount of one', [coffee], [said('Bakery')], ['new']],
    [
      'nothing but days and amounts of three',
      [coffee, ...around],
      [coffee, ...around].map(({ day }) => said('Bakery', { day })),
      ['day_and_amount', 'day_and_amount', 'day_and_amount'],
    ],
    [
      'nothing but the day and the amount of one among others that are known',
      [coffee, ...around],
      [said('Bakery'), ...around],
      ['day_and_amount', 'words', 'words'],
    ],
    ['a short word that is in many', [said('TO')], [said('Town Bakery')], ['new']],
    [
      'its words, where most of what is known is not in the file',
      [coffee, ofDay('2026-03-01'), ofDay('2026-03-03')],
      [
        said('Cafe Corner'),
        said('Fee', { day: '2026-03-01', amount: -1n }),
        said('Fee', { day: '2026-03-03', amount: -1n }),
      ],
      ['new', 'new', 'new'],
    ],
    ['one of two, by its words', [coffee], [said('Bakery'), said('Cafe Corner')], ['new', 'text']],
    [
      'one of two, by nothing',
      [coffee, ...around],
      [said('Bakery'), said('Flowers'), ...around],
      ['day_and_amount', 'new', 'words', 'words'],
    ],
    ['other words of another amount', [coffee], [said('Bakery', { amount: -9n })], ['new']],
    ['another day that the file does not cover', [coffee], [ofDay('2026-03-04')], ['new']],
    [
      'ids that the bank gives anew',
      [withId('a'), ...around],
      [withId('b'), ...around],
      ['day_and_amount', 'words', 'words'],
    ],
    ['another id of a day that may be cut', [withId('a')], [withId('b', 'Bakery')], ['new']],
    ['another id where ids are kept', [withId('a'), withId('b')], [withId('b'), withId('c')], ['id', 'new']],
    [
      'another id from another kind of file',
      [withId('a')],
      [{ ...withId('b'), numbering: 'ofx' }],
      ['words'],
    ],
    ['a day later', [coffee], [...around, ofDay('2026-03-03')], ['new', 'new', 'other_day']],
    ['weeks later', [coffee], [...around, ofDay('2026-03-10')], ['new', 'new', 'new']],
    [
      'a day later, in wholly other words',
      [coffee],
      [...around, said('Bakery', { day: '2026-03-03' })],
      ['new', 'new', 'new'],
    ],
    ['the same on the day and on another', [coffee], [coffee, ofDay('2026-03-03')], ['words', 'new']],
    [
      'an announcement of another day',
      [said('Corner Cafe', { posted: false })],
      [...around, ofDay('2026-03-03')],
      ['new', 'new', 'new'],
    ],
  ])('knows %s', (_name, known, file, expected) => {
    expect(
      recognize(known, file).map((each) => (each !== 'new' && 'known' in each ? each.likeness : 'new')),
    ).toEqual(expected);
  });

  it('takes for what is booked an old announcement of that day and amount, if in a file that has nothing else', () => {
    expect(recognize([coffee], [said('Reserved', { posted: false })])).toEqual([
      { known: coffee, likeness: 'day_and_amount' },
    ]);
    const other = said('Reserved', { posted: false, day: '2026-03-03' });
    expect(recognize([coffee], [other])).toEqual(['new']);
  });

  it('takes for the booking what was announced that day with that amount', () => {
    const announced = said('Reserved', { posted: false });
    expect(recognize([announced], [coffee])).toEqual([{ announced }]);
  });

  it('does not look for other days in a notification, which has some of the movements alone', () => {
    const file = [...around, ofDay('2026-03-03')];
    expect(recognize([coffee], file, false)).toEqual(['new', 'new', 'new']);
  });

  it('takes a moment for many equal amounts of a day', () => {
    const many = (words: string, numbering: string) =>
      Array.from({ length: 20_000 }, (_, at) =>
        said(`${words} ${at}`, { externalId: `${words}${at}`, numbering }),
      );
    const others = recognize(many('Order', 'csv'), many('Payment', 'ofx'));
    expect(others.filter((each) => each === 'new')).toEqual([]);
    const further = recognize(many('Order', 'csv'), many('Payment', 'csv'));
    expect(further.every((each) => each === 'new')).toBe(true);
  }, 10_000);
});

describe('files of one statement', () => {
  type Booked = { day: string; amount: bigint; payee: string; at: number };
  const booked = fc.record({
    day: fc.integer({ min: 1, max: 9 }).map((day) => `2026-03-0${day}`),
    amount: fc.constantFrom(-450n, -450n, -999n, 1200n),
    payee: fc.constantFrom('Corner Cafe', 'Bakery Lane', 'Nordwind GmbH'),
  });
  /** What a version of the bank's files, or of their reading, makes of a movement. */
  const versions: ((each: Booked) => PrintedMovement)[] = [
    ({ day, amount, payee }) => said(payee, { day, amount }),
    ({ day, amount, payee }) => said(payee.toUpperCase(), { day, amount, numbering: 'qif' }),
    ({ day, amount, payee }) => said(`POS ${payee} 04711`, { day, amount, metadata: { memo: 'Card' } }),
    ({ day, amount, payee }) => said('Card payment', { day, amount, metadata: { column_4: payee } }),
    ({ day, amount, payee, at }) => said(payee, { day, amount, externalId: `F${at}`, numbering: 'ofx' }),
    ({ day, amount }) => said('Zahlung', { day, amount, numbering: 'mt940' }),
    ({ day, amount }) => said('Transaction', { day, amount }),
    ({ day, amount, at }) => said('DEBIT', { day, amount, externalId: `S${at}`, numbering: 'camt053' }),
  ];
  const file = fc.record({
    first: fc.integer({ min: 1, max: 9 }),
    days: fc.integer({ min: 1, max: 9 }),
    version: fc.constantFrom(...versions),
    isTurned: fc.boolean(),
  });

  it('add up to the statement, whatever they overlap, in whatever words and order', () => {
    const statement = fc
      .array(booked, { maxLength: 14 })
      .map((all) => all.map((each, at) => ({ ...each, at })));
    const files = fc.tuple(fc.array(file, { maxLength: 5 }), fc.constantFrom(...versions), fc.nat(5));
    fc.assert(
      fc.property(statement, files, (all, [some, version, place]) => {
        // One of them has the whole, so that nothing is missing in the end.
        const sent = some.toSpliced(place, 0, { first: 1, days: 9, version, isTurned: false });
        const books: PrintedMovement[] = [];
        for (const each of sent) {
          const last = `2026-03-0${Math.min(9, each.first + each.days - 1)}`;
          const own = all.filter(({ day }) => day >= `2026-03-0${each.first}` && day <= last);
          const printed = own.map(each.version);
          const read = each.isTurned ? printed.reverse() : printed;
          const span = daySpan(read.map(({ day }) => day));
          const known = books.filter(({ day }) => span && day >= span.first && day <= span.last);
          // Where fewer are known, other words may well be of other movements.
          fc.pre(known.length === 0 || known.length >= 3);
          const found = recognize(known, read);
          books.push(...read.filter((_, index) => found[index] === 'new'));
        }
        const textOf = ({ day, amount }: { day: string; amount: bigint }) => `${day} ${amount}`;
        expect(books.map(textOf).sort()).toEqual(all.map(textOf).sort());
      }),
      { numRuns: 500 },
    );
  });
});
