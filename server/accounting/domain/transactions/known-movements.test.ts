import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognizeMovements } from './known-movements';
import type { ComparedMovement } from './movement';

const coffee: ComparedMovement = {
  externalId: null,
  day: '2026-03-02',
  amount: -450n,
  bankDescription: 'Corner Cafe',
  posted: true,
};
const unnamed: ComparedMovement = { ...coffee, bankDescription: 'Transaction' };
const withId = (externalId: string): ComparedMovement => ({ ...coffee, externalId });

describe('recognizeMovements', () => {
  it.each<[string, ComparedMovement[], ComparedMovement[], boolean[]]>([
    ['a new movement', [], [coffee], [false]],
    ['the same file again', [coffee, coffee], [coffee, coffee], [true, true]],
    ['genuine twins inside one file', [], [coffee, coffee], [false, false]],
    ['a third twin in a longer file', [coffee, coffee], [coffee, coffee, coffee], [true, true, false]],
    ['the same words on another day', [coffee], [{ ...coffee, day: '2026-03-03' }], [false]],
    ['the same words, another amount', [coffee], [{ ...coffee, amount: -451n }], [false]],
    ['other case and blanks', [coffee], [{ ...coffee, bankDescription: 'CORNER  CAFE' }], [true]],
    ['the same id', [withId('a')], [{ ...withId('a'), bankDescription: 'rewritten by the bank' }], [true]],
    ['twins with ids of their own', [withId('a')], [withId('a'), withId('b')], [true, false]],
    ['the same id twice in the file', [], [withId('a'), withId('a')], [false, true]],
    ['an id used again for another amount', [withId('a')], [{ ...withId('a'), amount: -9n }], [false]],
    ['what is known without words', [unnamed], [coffee], [true]],
    ['a twin of what is known without words', [unnamed], [coffee, coffee], [true, false]],
    ['what is known in words and without', [coffee, unnamed], [coffee, coffee], [true, true]],
    ['one named and what is known without words', [unnamed], [coffee, unnamed], [false, true]],
    [
      'two named and two known without words',
      [unnamed, unnamed],
      [coffee, coffee, unnamed],
      [true, false, true],
    ],
    ['one without id and what is known by its id', [withId('a')], [coffee, withId('a')], [false, true]],
    ['what is known by its id and one without id', [withId('a')], [withId('a'), coffee], [true, false]],
    ['without words, of another amount', [{ ...unnamed, amount: -9n }], [coffee], [false]],
    ['another format without ids', [withId('a')], [coffee], [true]],
    ['another format that has ids', [coffee], [withId('a')], [true]],
    ['two twins against one known, in a format without ids', [withId('a')], [coffee, coffee], [true, false]],
  ])('%s', (_name, known, incoming, expected) => {
    expect(recognizeMovements(known, incoming).map((each) => each !== 'new')).toEqual(expected);
  });

  const announced: ComparedMovement = { ...coffee, posted: false };
  it.each<[string, ComparedMovement[], ComparedMovement[], ('new' | 'known' | 'booked')[]]>([
    ['the booking of what was announced', [announced], [coffee], ['booked']],
    ['by its id', [{ ...announced, externalId: 'a' }], [withId('a')], ['booked']],
    ['the announcement again', [announced], [announced], ['known']],
    ['an old announcement of what is booked', [coffee], [announced], ['known']],
    ['the booked twin of an announcement', [announced, coffee], [coffee], ['known']],
    ['both twins, booked', [announced, coffee], [coffee, coffee], ['known', 'booked']],
    [
      'one booking by its id and another by its words',
      [{ ...announced, externalId: 'a' }],
      [withId('a'), coffee],
      ['booked', 'new'],
    ],
    ['the other way round', [{ ...announced, externalId: 'a' }], [coffee, withId('a')], ['new', 'booked']],
  ])('%s', (_name, known, incoming, expected) => {
    const found = recognizeMovements(known, incoming);
    const kindOf = (each: (typeof found)[number]) => {
      if (each === 'new') return 'new';
      return 'known' in each ? 'known' : 'booked';
    };
    expect(found.map(kindOf)).toEqual(expected);
  });

  const batch: ComparedMovement = {
    ...coffee,
    amount: -1000n,
    bankDescription: 'Collective order',
    externalId: 'T3',
  };
  const part = (amount: bigint, more: Partial<ComparedMovement> = {}): ComparedMovement => ({
    ...coffee,
    amount,
    bankDescription: `Payment of ${amount}`,
    collective: batch,
    ...more,
  });
  const parts = [part(-700n), part(-300n)];
  const withoutId = (movement: ComparedMovement): ComparedMovement => ({ ...movement, externalId: null });
  const ofUnnumbered = parts.map((each) => ({ ...each, collective: withoutId(batch) }));
  const other = { ...batch, externalId: 'T4' };
  it.each<[string, ComparedMovement[], ComparedMovement[], (string | null)[]]>([
    ['the parts of one known by its id', [batch], parts, ['whole', 'whole']],
    ['the parts of one known by its words', [withoutId(batch)], parts, ['whole', 'whole']],
    ['the parts of one known, without its id', [batch], ofUnnumbered, ['whole', 'whole']],
    ['the parts of one with another id', [other], parts, [null, null]],
    ['the parts of one of another day', [{ ...batch, day: '2026-03-03' }], parts, [null, null]],
    ['the parts of one only announced', [{ ...batch, posted: false }], parts, [null, null]],
    ['some of the parts of one', [batch], [part(-700n)], [null]],
    ['the parts and more of the same text', [batch], [...parts, part(-5n)], ['whole', 'whole', null]],
    [
      'the parts of two alike',
      [withoutId(batch)],
      [...ofUnnumbered, ...ofUnnumbered],
      ['whole', 'whole', null, null],
    ],
    ['the parts beside the one', [batch], [batch, ...parts], ['id', null, null]],
    ['one whose parts are known', parts, [batch], ['sum']],
    ['one whose parts are known, without its id', parts, [withoutId(batch)], ['sum']],
    ['one with another id', parts, [other], [null]],
    ['one of which a part is missing', [part(-700n)], [batch], [null]],
    [
      'two alike, of which the parts of one are known',
      ofUnnumbered,
      [withoutId(batch), withoutId(batch)],
      ['sum', null],
    ],
    [
      'two alike, of which all parts are known',
      [...ofUnnumbered, ...ofUnnumbered],
      [withoutId(batch), withoutId(batch)],
      ['sum', 'sum'],
    ],
    ['the parts again', parts, parts, ['words', 'words']],
    [
      'the parts in other words',
      parts,
      [part(-300n, { bankDescription: 'Rent' }), part(-9n)],
      ['part', null],
    ],
    [
      'two parts in other words, of which one is known',
      parts,
      [part(-300n, { bankDescription: 'A' }), part(-300n, { bankDescription: 'B' })],
      ['part', null],
    ],
  ])('knows of a collective movement %s', (_name, known, incoming, expected) => {
    const found = recognizeMovements(known, incoming);
    expect(found.map((each) => (each !== 'new' && 'known' in each ? each.likeness : null))).toEqual(expected);
  });

  it.each<[string, ComparedMovement[], ComparedMovement[], number, object]>([
    ['the id', [withId('a')], [withId('a')], 0, { known: withId('a'), likeness: 'id' }],
    ['the words', [withId('a')], [coffee], 0, { known: withId('a'), likeness: 'words' }],
    ['nothing but day and amount', [unnamed], [coffee], 0, { known: unnamed, likeness: 'unnamed' }],
    ['the same file', [], [withId('a'), withId('a')], 1, { known: null, likeness: 'same_file' }],
  ])('says that a duplicate is known by %s', (_name, known, incoming, index, expected) => {
    expect(recognizeMovements(known, incoming)[index]).toEqual(expected);
  });

  it('keeps as many as are new, in whatever order the file has them', () => {
    const movements = fc.array(fc.constantFrom(coffee, unnamed, announced), { maxLength: 6 });
    const shuffled = movements.chain((file) =>
      fc.tuple(fc.constant(file), fc.shuffledSubarray(file, { minLength: file.length })),
    );
    const newOf = (known: ComparedMovement[], file: ComparedMovement[]) => {
      const found = recognizeMovements(known, file);
      return file.flatMap((each, index) => (found[index] === 'new' ? each.bankDescription : [])).sort();
    };
    fc.assert(
      fc.property(movements, shuffled, (known, [file, again]) => {
        expect(newOf(known, again)).toEqual(newOf(known, file));
      }),
    );
  });
});
