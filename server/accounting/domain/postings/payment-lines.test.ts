import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testBooks } from '../testing/test-books';
import type { TakenPart } from './open-item';
import { availableFor, withoutPayment, withPayment } from './payment-lines';
import { lines, texts } from './testing/small-items';

const pay = (amount: bigint) =>
  ({ paymentId: 'p', amount, controlLedgerId: 'payable', side: 'debit', bankLedgerId: 'bank' }) as const;

const paymentOf = (taken: readonly TakenPart[]) => ({ paymentId: 'p', taken, bankLedgerId: 'bank' });

describe('withPayment', () => {
  it.each([
    ['the whole', ['credit bank 100', 'debit other 100'], 100n, ['credit bank 100', 'debit payable 100 p']],
    [
      'a part',
      ['credit bank 100', 'debit other 100'],
      60n,
      ['credit bank 100', 'debit other 40', 'debit payable 60 p'],
    ],
    [
      'the first lines first',
      ['debit rent 30', 'debit other 70', 'credit bank 100'],
      60n,
      ['debit other 40', 'credit bank 100', 'debit payable 60 p'],
    ],
    [
      'never what another payment took',
      ['credit bank 100', 'debit payable 60 earlier', 'debit other 40'],
      40n,
      ['credit bank 100', 'debit payable 60 earlier', 'debit payable 40 p'],
    ],
    [
      'never a line of the bank',
      ['credit bank 110', 'debit bank 10', 'debit other 100'],
      100n,
      ['credit bank 110', 'debit bank 10', 'debit payable 100 p'],
    ],
    ['nothing', ['credit bank 100', 'debit other 100'], 0n, ['credit bank 100', 'debit other 100']],
  ])('takes %s', (_, before, amount, after) => {
    const result = withPayment(testBooks(), lines(...before), pay(amount));
    expect(result.ok && texts(result.value.lines)).toEqual(after);
  });

  it('is refused with what there is to take', () => {
    const split = lines('credit bank 100', 'debit payable 60 earlier', 'debit other 40');
    expect(withPayment(testBooks(), split, pay(41n))).toEqual({ ok: false, problem: { available: 40n } });
  });

  it('never takes lines of one basis alone', () => {
    const ofBasis = lines('debit rent 100', 'credit bank 100').map((line) => ({
      ...line,
      basis: 'cash' as const,
    }));
    expect(availableFor(ofBasis, pay(1n))).toBe(0n);
  });
});

describe('withoutPayment', () => {
  it.each([
    [
      'to the line that is still there',
      ['debit other 40', 'credit bank 100', 'debit payable 60 p'],
      ['debit other 100', 'credit bank 100'],
    ],
    [
      'as a line again',
      ['credit bank 100', 'debit rent 40', 'debit payable 60 p'],
      ['credit bank 100', 'debit rent 40', 'debit other 60'],
    ],
  ])('gives back what was taken %s', (_, before, after) => {
    const taken = [{ ledgerId: 'other', amount: 60n, description: '', tagIds: [] }];
    expect(texts(withoutPayment(testBooks(), lines(...before), paymentOf(taken)))).toEqual(after);
  });

  it('leaves lines alone that do not carry the payment', () => {
    const before = lines('credit bank 100', 'debit other 100');
    expect(withoutPayment(testBooks(), before, paymentOf([]))).toEqual(before);
  });

  it('restores the balance of every ledger, whatever was paid in whatever order', () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 1_000n }), { minLength: 1, maxLength: 6 });
    const payments = fc.array(fc.bigInt({ min: 0n, max: 2_000n }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amounts, payments, fc.boolean(), (debits, paid, lastFirst) => {
        const total = debits.reduce((sum, amount) => sum + amount, 0n);
        const start = lines(
          `credit bank ${total}`,
          ...debits.map((amount, at) => `debit ledger-${at} ${amount}`),
        );
        const books = testBooks();
        let now = start;
        const made: { paymentId: string; taken: readonly TakenPart[] }[] = [];
        paid.forEach((amount, index) => {
          const result = withPayment(books, now, { ...pay(amount), paymentId: `p${index}` });
          if (!result.ok) return;
          now = result.value.lines;
          made.push({ paymentId: `p${index}`, taken: result.value.taken });
        });
        if (lastFirst) made.reverse();
        for (const each of made) now = withoutPayment(books, now, { ...each, bankLedgerId: 'bank' });
        expect(texts(now).sort()).toEqual(texts(start).sort());
      }),
      { numRuns: 1000 },
    );
  });
});
