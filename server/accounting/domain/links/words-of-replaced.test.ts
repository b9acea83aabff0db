import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Line } from '../journal-entry/entry';
import { withoutPayment, withPayment } from '../postings/payment-lines';
import { entry, lines } from '../postings/testing/small-items';
import { testBooks } from '../testing/test-books';
import { replaceOpposite, restoreReplaced } from './replace-lines';

type Words = Pick<Line, 'tagIds' | 'description'>;

const words = fc.record({
  tagIds: fc.uniqueArray(fc.constantFrom('fair', 'client', 'rent')),
  description: fc.constantFrom('', 'Paper'),
});
const contentOf = (of: readonly Line[]) =>
  of
    .map(({ id: _id, position: _position, movements: _movements, ...line }) => JSON.stringify(line, text))
    .sort();
const text = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
const books = testBooks();
const own = { method: 'transfer', suggestion: null } as const;

/** 100 out of the bank, on two ledgers, with these words. */
const worded = (all: readonly Words[]) =>
  entry({
    lines: lines('credit bank 100', 'debit rent 60', 'debit paper 40').map((line, at) => ({
      ...line,
      ...all[at],
    })),
  });
const linked = (all: readonly Words[]) =>
  replaceOpposite(
    books,
    worded(all),
    { ledgerId: 'bank', amount: -100n },
    [{ ledgerId: 'transit', side: 'debit', amount: 100n }],
    own,
  );
const paid = (all: readonly Words[], amount: bigint) => {
  const line = { paymentId: 'p', amount, controlLedgerId: 'payable', side: 'debit', bankLedgerId: 'bank' };
  const made = withPayment(books, worded(all).lines, line as Parameters<typeof withPayment>[2]);
  if (!made.ok) throw new Error('a payment expected');
  return made.value;
};
const three = fc.tuple(words, words, words);

it('a link that ends gives each line back with its words', () => {
  fc.assert(
    fc.property(three, (all) => {
      const { after, replaced } = linked(all);
      expect(contentOf(restoreReplaced(books, after, replaced).lines)).toEqual(contentOf(worded(all).lines));
    }),
  );
});

it('a payment that is taken off gives each line back with its words', () => {
  fc.assert(
    fc.property(three, fc.bigInt({ min: 1n, max: 100n }), (all, amount) => {
      const { lines: after, taken } = paid(all, amount);
      const back = withoutPayment(books, after, { paymentId: 'p', taken, bankLedgerId: 'bank' });
      expect(contentOf(back)).toEqual(contentOf(worded(all).lines));
    }),
  );
});

it('what takes the place of lines says what all of these say', () => {
  const all = [
    { tagIds: [], description: '' },
    { tagIds: ['rent', 'fair'], description: 'Paper' },
    { tagIds: ['fair', 'client'], description: 'Paper' },
  ];
  const said = ({ ledgerId, tagIds, description }: Line) => ({ ledgerId, tagIds, description });
  expect(linked(all).after.lines.slice(1).map(said)).toEqual([
    { ledgerId: 'transit', tagIds: ['fair'], description: 'Paper' },
  ]);
  expect(paid(all, 100n).lines.slice(1).map(said)).toEqual([
    { ledgerId: 'payable', tagIds: ['fair'], description: 'Paper' },
  ]);
  expect(paid(all, 60n).lines.slice(2).map(said)).toEqual([
    { ledgerId: 'payable', tagIds: ['rent', 'fair'], description: 'Paper' },
  ]);
});
