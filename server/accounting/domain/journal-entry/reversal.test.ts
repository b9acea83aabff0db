import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markCashMovements, nothingToLookThrough } from '../cash-movements/cash-movement';
import { entry, lines, texts } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import type { Entry } from './entry';
import { totalChanges } from './period-totals';
import { reversalOf, reverseEntry, wordsAfter } from './reversal';

const own = { datetime: '2026-02-01T00:00:00.000Z', description: 'Reversal' };

describe('reverseEntry', () => {
  it('exchanges the sides, at the day of the original unless another is given', () => {
    const original = entry({ isReconciled: true, notes: 'x', version: 7 });
    const reversal = reverseEntry(testBooks(), original, {}, null, null);
    expect(reversal).toMatchObject({
      ok: true,
      value: {
        after: {
          datetime: original.datetime,
          description: 'Reversal of Rent',
          reversalOf: 'entry',
          isReconciled: false,
          reviewStatus: 'bookkeeper_pending',
          notes: null,
          version: 1,
        },
      },
    });
    expect(reversal.ok && texts(reversal.value.after.lines)).toEqual(['credit rent 100', 'debit bank 100']);
    const later = reverseEntry(testBooks(), original, own, null, null);
    expect(later).toMatchObject({ ok: true, value: { after: own, datetimePath: '/datetime' } });
  });

  it('brings back what was reversed, where it reverses a reversal', () => {
    const made = reverseEntry(testBooks(), entry({ id: 'back', reversalOf: 'first' }), {}, null, 'first');
    expect(made.ok && made.value.after).toMatchObject({ reversalOf: 'back', bringsBack: 'first' });
  });

  /** Each breaks its rule and every one after it. */
  it.each([
    [
      'a bank transaction',
      { transactionId: 'txn', billId: 'bill' },
      'belongs_to_transaction',
      'correct its other lines',
    ],
    ['the posting of a bill', { billId: 'bill' }, 'conflict', 'belongs to bill: void that'],
    ['the posting of an invoice', { invoiceId: 'inv' }, 'conflict', 'belongs to inv: void that'],
    ['an entry that is already reversed', {}, 'conflict', 'is already reversed by je_2'],
  ] satisfies [string, Partial<Entry>, string, string][])('refuses %s', (_, special, code, detail) => {
    expect(reverseEntry(testBooks(), entry(special), {}, 'je_2', null)).toMatchObject({
      ok: false,
      problem: { code, detail: expect.stringContaining(detail) },
    });
  });
});

it('leaves every balance and every cash movement as it was', () => {
  const ledgers = ['bank', 'savings', 'rent', 'sales', 'machines', 'loan'];
  const part = fc.tuple(fc.constantFrom(...ledgers), fc.bigInt({ min: 1n, max: 10_000n }));
  const chart = testChart();
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...ledgers),
      (parts, against) => {
        const total = parts.reduce((sum, [, amount]) => sum + amount, 0n);
        const text = [
          `credit ${against} ${total}`,
          ...parts.map(([ledger, amount]) => `debit ${ledger} ${amount}`),
        ];
        const marked = (of: Entry): Entry => ({
          ...of,
          lines: markCashMovements(of.lines, chart, nothingToLookThrough),
        });
        const original = marked(entry({ lines: lines(...text), datetime: own.datetime }));
        const reversal = marked(reversalOf(testBooks(), original, own));
        const changes = totalChanges([original, reversal].map((after) => ({ before: null, after })));
        const amounts = changes.filter(({ measure }) => measure !== 'unreviewed');
        expect(amounts.filter(({ debit, credit }) => debit !== credit)).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});

it.each([
  ['Rent', 'Void: Rent'],
  ['r'.repeat(600), `Void: ${'r'.repeat(506)}`],
  [`${'r'.repeat(505)}😀`, `Void: ${'r'.repeat(505)}`],
])('describes a reversal within what the contract allows: %s', (description, expected) => {
  const words = { description: expected, cleanDescription: expected };
  expect(wordsAfter('Void:', { description, cleanDescription: description })).toEqual(words);
});
