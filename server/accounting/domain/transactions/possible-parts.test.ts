import { describe, expect, it } from 'vitest';
import type { ComparedMovement } from './movement';
import { partsSentence, possiblePartsOf } from './possible-parts';

const movement = (amount: bigint, more: Partial<ComparedMovement> = {}): ComparedMovement => ({
  externalId: null,
  day: '2026-03-02',
  amount,
  bankDescription: `ComparedMovement of ${amount}`,
  posted: true,
  ...more,
});
const batch = movement(-1000n, { bankDescription: 'Collective order' });
const [rent, fee, shop] = [movement(-700n), movement(-300n), movement(-5n)];
const ofBatch = (part: ComparedMovement): ComparedMovement => ({
  ...part,
  collective: { ...batch, externalId: 'T3' },
});

describe('possiblePartsOf', () => {
  it.each<[string, ComparedMovement[], ComparedMovement[], object | null]>([
    ['new ones that come to a known one', [batch], [rent, fee], { whole: batch, count: 2, areNew: true }],
    ['a new one that known ones come to', [rent, fee], [batch], { whole: batch, count: 2, areNew: false }],
    [
      'new ones that are parts of a movement, beside others',
      [batch],
      [shop, ofBatch(rent), ofBatch(fee)],
      { whole: batch, count: 2, areNew: true },
    ],
    ['new ones beside money that came in', [batch], [rent, movement(9n), fee], { count: 2 }],
    ['one of the same amount', [batch], [batch], null],
    ['new ones that come to another amount', [batch], [rent, shop], null],
    ['new ones of another day', [batch], [rent, { ...fee, day: '2026-03-03' }], null],
    ['a known one that is only announced', [{ ...batch, posted: false }], [rent, fee], null],
    ['nothing new', [batch, rent], [], null],
  ])('finds %s', (_name, left, fresh, expected) => {
    const found = possiblePartsOf(left, fresh);
    expect(found).toMatchObject(expected === null ? [] : [expected]);
    expect(found).toHaveLength(expected === null ? 0 : 1);
  });
});

describe('partsSentence', () => {
  const ofDay = (each: ComparedMovement, day: number) => ({ ...each, day: `2026-03-0${day}` });
  const foundOn = (days: number[]) =>
    possiblePartsOf(
      days.map((day) => ofDay(batch, day)),
      days.flatMap((day) => [ofDay(rent, day), ofDay(fee, day)]),
    );

  it('tells every day of the file', () => {
    expect(partsSentence(foundOn([2]), 2)).toBe(
      '2 new movements of 2026-03-02 come to -10.00, the amount of “Collective order” of that day, which is there already. If they are its parts, the money is counted twice.',
    );
    expect(partsSentence(foundOn([2, 4]), 2)).toBe(
      '2 new movements of 2026-03-02 come to -10.00, the amount of “Collective order” of that day, which is there already. 2 new movements of 2026-03-04 come to -10.00, the amount of “Collective order” of that day, which is there already. Where they are its parts, the money is counted twice.',
    );
    expect(partsSentence([], 2)).toBeNull();
  });

  it('counts those of many days', () => {
    const sentence = partsSentence(foundOn([1, 2, 3, 4, 5, 6, 7]), 2);
    expect(sentence).toContain('of 2026-03-05');
    expect(sentence).not.toContain('2026-03-06');
    expect(sentence).toContain('The same is so 2 times more. Where they are');
  });
});
