import { describe, expect, it } from 'vitest';
import type { Judgement } from '../categorization/judging/judge';
import { texts } from '../postings/testing/small-items';
import { testBooks } from '../testing/test-books';
import { postTransaction } from './post-transaction';

const transaction = {
  id: 'transaction',
  amount: -450n,
  datetime: '2026-03-02T00:00:00.000Z',
  description: 'SQ *CORNER CAFE 0417',
};
const post = (changes: Partial<typeof transaction> = {}, judgement: Partial<Judgement> = {}) =>
  postTransaction(
    testBooks(),
    'bank',
    { ...transaction, ...changes },
    { ...uncategorized(changes.amount ?? transaction.amount), ...judgement },
  );
const unknown = { confidence: null, reasons: [], alternatives: [] };
const oneLine = (ledgerId: string, amount: bigint) => [
  { ledgerId, amount: amount < 0n ? -amount : amount, tagIds: [], onAccount: null },
];
const uncategorized = (amount: bigint): Judgement => ({
  cleanDescription: 'Corner Cafe',
  method: 'uncategorized',
  lines: oneLine('out', amount),
  suggestion: unknown,
  lastSuggestion: { ledgerIds: ['out'], confidence: null, ruleId: null },
});

describe('postTransaction', () => {
  it.each<[string, bigint, string[]]>([
    ['money out', -450n, ['credit bank 450', 'debit out 450']],
    ['money in', 450n, ['debit bank 450', 'credit out 450']],
    ['the smallest amount', -1n, ['credit bank 1', 'debit out 1']],
    [
      'more than a float can hold',
      -(2n ** 53n) - 1n,
      ['credit bank 9007199254740993', 'debit out 9007199254740993'],
    ],
  ])('posts %s on the bank ledger first, against its category', (_, amount, lines) => {
    const { after } = post({ amount });
    expect(texts(after.lines)).toEqual(lines);
    expect(after.lines.map(({ position }) => position)).toEqual([0, 1]);
  });

  it.each<[string, bigint, string[]]>([
    ['wages less what is withheld', -970n, ['credit bank 970', 'debit wages 1000', 'credit withheld 30']],
    ['sales less a fee', 970n, ['debit bank 970', 'credit wages 1000', 'debit withheld 30']],
  ])('posts %s on both sides', (_, amount, lines) => {
    const [wages, withheld] = [oneLine('wages', 1000n), oneLine('withheld', 30n)].flat();
    const { after } = post(
      { amount },
      { lines: [wages, { ...withheld, isOnBankSide: true }] as Judgement['lines'] },
    );
    expect(texts(after.lines)).toEqual(lines);
  });

  it('keeps the words of the bank beside the payee, waits for review, and belongs to its transaction', () => {
    expect(post()).toMatchObject({
      datetimePath: '/file',
      after: {
        description: 'SQ *CORNER CAFE 0417',
        cleanDescription: 'Corner Cafe',
        datetime: '2026-03-02T00:00:00.000Z',
        transactionId: 'transaction',
        billId: null,
        invoiceId: null,
        reversalOf: null,
        reviewStatus: 'bookkeeper_pending',
        isReconciled: false,
        isBeforeStart: false,
        categorizationMethod: 'uncategorized',
        suggestion: { confidence: null, reasons: [], alternatives: [], atVersion: 1 },
        version: 1,
      },
    });
  });

  it.each<[Judgement['method'], string]>([
    ['similarity', 'meals'],
    ['uncategorized', 'in'],
  ])('says that it was categorized by %s', (method, ledgerId) => {
    const { after } = post({}, { method, lines: oneLine(ledgerId, -450n) });
    expect(after.categorizationMethod).toBe(method);
    expect(after.lines[1]?.ledgerId).toBe(ledgerId);
  });

  it.each([
    ['2024-12-31T23:59:59.999Z', true],
    ['2025-01-01T00:00:00.000Z', false],
  ])('marks a transaction of %s as before the start of the books: %s', (datetime, isBeforeStart) => {
    expect(post({ datetime }).after.isBeforeStart).toBe(isBeforeStart);
  });
});
